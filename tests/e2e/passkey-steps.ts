import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

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
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
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

/** Adds a passkey on the page of the account. @returns the recovery codes that are shown with the first one */
export async function addPasskey(passkeys: Locator): Promise<string[]> {
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  return passkeys.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents()
}

export async function requireSecondStep(passkeys: Locator): Promise<void> {
  await passkeys.getByRole('button', { name: 'Require a second step' }).click()
  await expect(passkeys.getByText(/^On: after the password/)).toBeVisible()
}
