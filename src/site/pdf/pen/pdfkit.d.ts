import type { Font } from 'fontkit'

/** Features of pdfkit 0.20 that its types lack. */
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
      /** `Contents` is a `String` object, since pdfkit would write a primitive string as a name. */
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
