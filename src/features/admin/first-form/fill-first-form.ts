import { RICH_TEXT_TAGS } from '../../../../server/core/rich-text-tags.schemas.ts'
import { type Locale, pageLocale } from '../../../i18n/locales.ts'
import { earlyAnswer } from '../api/early-answers.ts'
import type { Category } from '../api/category.api.ts'
import type { FieldType } from '../editor/editor-field.ts'
import { fieldText } from '../editor/field-text.ts'
import { categoryOptions } from '../products/category-options.ts'
import { isSitePath } from '../../../../server/core/address.schemas.ts'

/**
 * Puts into the form what the API has of its item, beside what was typed meanwhile, and lets it be used.
 * @returns the item; null for one that is to be made
 * @throws NoAnswer, Error for a refusal, SyntaxError when what came is no item
 */
export async function fillFirstForm(form: HTMLFormElement, path: string): Promise<Readonly<Record<string, unknown>> | null> {
  const locale = pageLocale(document.documentElement.lang)
  const types = Object.entries(JSON.parse(form.dataset['firstForm'] ?? '{}') as Record<string, FieldType>)
  const { options } = form.dataset
  const [item, choices] = await Promise.all([
    path.endsWith('/new') ? null : read<Readonly<Record<string, unknown>>>(path),
    options === undefined ? [] : read<readonly Category[]>(options),
  ])
  for (const [name, type] of types) {
    const control = form.elements.namedItem(name) ?? document.getElementById(name)
    if (control instanceof HTMLSelectElement) {
      control.append(...categoryOptions(choices, locale).map(({ value, label }) => new Option(label, value)))
    }
    if (item !== null && control instanceof HTMLElement) showValue(control, type, item[name], locale)
  }
  form.inert = false
  return item
}

/** As the editor shows it; what was typed meanwhile stays. */
function showValue(control: HTMLElement, type: FieldType, value: unknown, locale: Locale): void {
  const text = fieldText(type, value, locale)
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    if (control.dataset['typed'] === undefined) control.value = text
    if (type === 'picture') void showPicture(control, control.value)
  } else {
    control.replaceChildren(...plainTags(text))
  }
}

/** A text in its tags without what they lead to or load, until its editor shows it. */
function plainTags(html: string): NodeListOf<ChildNode> {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) {
    if (!RICH_TEXT_TAGS.some(tag => tag === element.localName)) element.remove()
    for (const name of element.getAttributeNames()) if (name !== 'class') element.removeAttribute(name)
  }
  return body.childNodes
}

/** Where the editor shows it (pictures/PictureField.tsx). */
async function showPicture(control: HTMLElement, address: string): Promise<void> {
  if (!isSitePath(address)) return
  const picture = Object.assign(new Image(), { src: address, alt: '', className: 'picture-current' })
  // What cannot be shown is not.
  await picture.decode().then(
    () => control.closest('.editor-field')?.after(picture),
    () => {},
  )
}

/** @throws NoAnswer, Error for a refusal */
async function read<Body>(path: string): Promise<Body> {
  const answer = await earlyAnswer(path)
  if (!answer?.response.ok) throw new Error(`${path} answered ${answer?.response.status}.`)
  return JSON.parse(answer.text) as Body
}
