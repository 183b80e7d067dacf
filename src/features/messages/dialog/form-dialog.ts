import { createElement, createIcon } from '../../../ui/create-element.ts'
import formSheet from '../messages.css?inline'
import { runMessageForm } from '../form/run-message-form.ts'
import dialogSheet from './dialog.css?inline'

/** The form of a page as a dialog, and where the dialog says what it is about. */
type FormDialog = { readonly dialog: HTMLDialogElement; readonly form: HTMLFormElement; readonly about: HTMLElement }

const CLOSE = 'm5 5 14 14M19 5 5 19'
const LOAD_WITHIN_MS = 8_000

const dialogs = new Map<string, Promise<FormDialog>>()

/**
 * Loads the page that a link leads to and makes a dialog of its form: the form is written once and works without
 * this, too.
 */
export function prepareDialog(link: HTMLAnchorElement): Promise<FormDialog> {
  const address = link.pathname
  const known = dialogs.get(address)
  if (known) return known
  const loading = loadForm(address)
  dialogs.set(address, loading)
  // A failure is not remembered: the next time may do better.
  loading.catch(() => dialogs.delete(address))
  return loading
}

/** Opens the dialog of a link; where its form cannot be had, follows the link. */
export async function openDialog(link: HTMLAnchorElement): Promise<void> {
  const { dialog, form, about } = await prepareDialog(link)
  if (dialog.open) return
  const { subject, about: title = '', aboutLang } = link.dataset
  if (subject !== undefined) setSubject(form, subject)
  about.textContent = title
  about.hidden = title === ''
  about.lang = aboutLang ?? document.documentElement.lang
  link.closest('dialog')?.close()
  runMessageForm(form).reset()
  dialog.showModal()
}

/** The dialog knows the service: the field in which the page's form asks for it gives way. */
function setSubject(form: HTMLFormElement, subject: string): void {
  form.querySelector('[data-field=subject]')?.remove()
  const present = form.querySelector<HTMLInputElement>('input[name=subject]')
  if (present) present.value = subject
  else form.prepend(createElement('input', { type: 'hidden', name: 'subject', value: subject }))
}

async function loadForm(address: string): Promise<FormDialog> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LOAD_WITHIN_MS) })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const source = page.querySelector<HTMLFormElement>('form[data-message-form]')
  if (!response.ok || source === null) throw new Error(`No form at ${address}`)
  addSheets()
  const form = document.importNode(source, true)
  const kind = form.dataset['messageForm'] ?? ''
  const about = createElement('p', { hidden: true })
  const heading = createElement('h2', { id: `${kind}-title`, textContent: page.querySelector('h1')?.textContent.trim() ?? '' })
  const closeText = form.dataset['close'] ?? ''
  const close = createElement(
    'button',
    { type: 'button', className: 'form-dialog-close', ariaLabel: closeText },
    createIcon(CLOSE),
  )
  const dialog = createElement(
    'dialog',
    { className: 'form-dialog' },
    createElement('div', { className: 'form-dialog-head' }, createElement('div', {}, heading, about), close),
    createElement('div', { className: 'form-dialog-body' }, form),
  )
  dialog.setAttribute('aria-labelledby', heading.id)
  prefixIds(form, 'dialog-')
  document.body.append(dialog)
  const { reset } = runMessageForm(form)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', reset)
  form.querySelector('input[name=name]')?.setAttribute('autofocus', '')
  return { dialog, form, about }
}

/** The page of a form may open the same form as a dialog: an id is there once. */
function prefixIds(form: HTMLFormElement, prefix: string): void {
  for (const element of form.querySelectorAll('[id]')) element.id = prefix + element.id
  for (const name of ['for', 'aria-describedby']) {
    for (const element of form.querySelectorAll(`[${name}]`))
      element.setAttribute(name, prefix + (element.getAttribute(name) ?? ''))
  }
}

let hasSheets = false

function addSheets(): void {
  if (hasSheets) return
  hasSheets = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer components{${formSheet}${dialogSheet}}`)
  document.adoptedStyleSheets.push(sheet)
}
