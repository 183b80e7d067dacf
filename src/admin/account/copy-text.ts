import { showOwnToast } from '../ui/own-toast.ts'

/**
 * Puts a text on the clipboard; a toast says so, or asks the administrator to copy it by hand.
 * @returns whether the clipboard has it
 */
export async function copyText(text: string, t: { readonly copied: string; readonly copyByHand: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showOwnToast(t.copied)
    return true
  } catch {
    // Without HTTPS, or where the browser's settings forbid it, there is no clipboard.
    showOwnToast(t.copyByHand, 'error')
    return false
  }
}
