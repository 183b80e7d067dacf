import type { CDPSession, Page } from '@playwright/test'

export type VirtualAuthenticator = {
  /** Whether the person lets it sign; else browsers say that nothing was done. */
  setWilling(isWilling: boolean): Promise<void>
  /** As of a device that is lost. */
  loseKeys(): Promise<void>
}

/** Gives a page's browser a device that keeps passkeys and recognises its person. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return {
    async setWilling(isUserVerified) {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async loseKeys() {
      await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
    },
  }
}
