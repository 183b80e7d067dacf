import type { ClientDirective } from 'astro'
import { isLoginRemembered, onLogin } from '../admin/session/login-flag.ts'
import { isToastKept } from '../ui/kept-toast.ts'

/**
 * `client:administrator`: a browser loads the island's code at once when it remembers a log-in or has a notice from the page
 * before, and on a log-in on this page. No other browser downloads any of it. When the browser cannot fetch the code, the page
 * stays a visitor's page, and the next one tries again.
 *
 * An administrator's browser prerenders no links, because the result could be older than the edit
 * (layouts/site/speculation-rules.ts). On a prerendered page the island waits until the browser shows the page.
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
