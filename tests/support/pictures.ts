import sharp from 'sharp'

export type MadePicture = {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'
  colour?: string
  /** EXIF orientation: 6 is a quarter turn. */
  orientation?: number
}

const made = new Map<string, Promise<Uint8Array>>()

/** The bytes of a picture, by default large enough for every use. Equal pictures are made once, and tests must not change their bytes. */
export function pictureBytes(picture: MadePicture = {}): Promise<Uint8Array> {
  const key = JSON.stringify(picture)
  const bytes = made.get(key) ?? encoded(picture)
  made.set(key, bytes)
  return bytes
}

async function encoded({ width = 1200, height = 800, format = 'jpeg', colour = '#47796a', orientation }: MadePicture): Promise<Uint8Array> {
  const plain = sharp({ create: { width, height, channels: 3, background: colour } })
  const turned = orientation === undefined ? plain : plain.withMetadata({ orientation })
  return turned.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer()
}

/** The first half of a file, as after an interrupted copy. */
export const truncated = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2))

/** An animated WebP of two frames. */
export async function movingPicture(): Promise<Uint8Array> {
  const frames = await Promise.all(['#111', '#eee'].map((colour) => pictureBytes({ colour, format: 'png' })))
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}
