import type { Font } from 'fontkit'

/** What pdfkit 0.20 takes and its types do not say yet. */
declare global {
  namespace PDFKit {
    namespace Mixins {
      interface PDFFont {
        registerFont(name: string, font: Font): this
      }
      interface PDFAnnotation {
        link(x: number, y: number, width: number, height: number, address: string, options: LinkOptions): this
        goTo(x: number, y: number, width: number, height: number, destination: string, options: LinkOptions): this
      }
      interface StructureElementOptions {
        scope?: 'Column' | 'Row'
      }
      /** `Contents` is an object, since pdfkit writes a plain string as a name. */
      type LinkOptions = { structParent: PDFStructureElement; Contents: InstanceType<typeof String> }
    }
    interface PDFStructureElement {
      dictionary: { data: Record<string, unknown> }
    }
    interface PDFOutline {
      addItem(title: string, options: { expanded?: boolean; top: number; left: number }): PDFOutline
    }
  }
}
