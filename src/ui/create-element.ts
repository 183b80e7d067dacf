type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset' | 'children'>
>

/** A new HTML element with properties (not attributes) set and children appended; text becomes text, never markup. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** A line icon like those of Icon.astro, silent to screen readers. `shape` is the data of a path in a 24 × 24 box. */
export function createIcon(shape: string): SVGElement {
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', shape)
  const icon = document.createElementNS(SVG, 'svg')
  const attributes = { class: 'icon', viewBox: '0 0 24 24', width: '24', height: '24', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value)
  icon.append(path)
  return icon
}
