import type { ClientDirective } from 'astro'
import { isLoginRemembered, onLogin } from '../features/admin/session/login-flag.ts'
import { isToastKept } from '../ui/kept-toast.ts'

/**
 * `client:administrator`: an island's code comes at once to a browser that remembers a login, or that the page before left a
 * message for, and with a login on this page. No other browser downloads anything of it. Where the code cannot be fetched,
 * the page is the visitors'; the next one tries again.
 *
 * An administrator gets no page that was rendered ahead, from before the edit (layouts/speculation-rules.ts), and a page
 * rendered ahead waits until it is looked at.
 */
const administrator: ClientDirective = (load, _, island) => {
  let isComing = false
  const start = async () => {
    if (isLoginRemembered()) document.documentElement.dataset['noSpeculation'] = ''
    else if (!isToastKept()) return
    if (isComing || document.prerendering) return
    isComing = true
    await (
      await load()
    )()
  }
  island.addEventListener('astro:hydration-error', event => {
    event.preventDefault()
    isComing = false
  })
  onLogin(() => void start())
  document.addEventListener('prerenderingchange', () => void start(), { once: true })
  void start()
}

export default administrator
