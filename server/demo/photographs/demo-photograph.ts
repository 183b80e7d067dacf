/** A file of this folder as the demo company uploaded it, with what it shows. */
export type DemoPhotograph = {
  readonly file: string
  readonly alt: string
  readonly alt_en: string
  readonly alt_ru: string
}
