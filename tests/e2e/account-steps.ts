import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type ParsedMail, simpleParser } from 'mailparser'
import { type AdministratorApi, expect } from './fixtures.ts'

export const PASSWORD = 'esimene korralik parool'

/** An administrator of one test alone: ending these sessions ends those of no other test. */
export type Person = { email: string; context: BrowserContext; page: Page }

let made = 0

/** Makes an account by an invitation and logs it in, in a browser of its own. */
export async function newPerson(browser: Browser, inviter: AdministratorApi, baseURL: string | undefined): Promise<Person> {
  const headers = { origin: baseURL ?? '' }
  const { url } = (await (await inviter.request.post('/api/invitations', { headers })).json()) as { url: string }
  const email = `haldur-${Date.now()}-${(made += 1)}@aroomikoda.example`
  const invite = new URL(url).searchParams.get('invite')
  await expect(await inviter.request.post('/auth/signup', { data: { email, password: PASSWORD, invite }, headers })).toBeOK()
  return { email, ...(await logInElsewhere(browser, email, baseURL)) }
}

/** A further browser that is logged in to the account. */
export async function logInElsewhere(
  browser: Browser,
  email: string,
  baseURL: string | undefined,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'et-EE' })
  await expect(
    await context.request.post('/auth/login', { data: { email, password: PASSWORD }, headers: { origin: baseURL ?? '' } }),
  ).toBeOK()
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('loggedIn', 'true'))
  return { context, page }
}

/** Makes the browser remember the account, as a log-in in it does. */
export async function rememberAccount(page: Page, email: string): Promise<void> {
  await page.evaluate(address => localStorage.setItem('username', address), email)
}

/** A browser that remembers its administrator, and the address of another one who can log in there. */
export async function twoInOneBrowser(
  browser: Browser,
  inviter: AdministratorApi,
  baseURL: string | undefined,
): Promise<Person & { other: string }> {
  const { email: other } = await newPerson(browser, inviter, baseURL)
  const person = await newPerson(browser, inviter, baseURL)
  await rememberAccount(person.page, person.email)
  return { ...person, other }
}

/** Logs in in the dialog that a refused write opened, so that the page goes on where it was. */
export async function logInOver(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await dialog.getByLabel('E-post').fill(email)
  await dialog.getByLabel('Parool').fill(password)
  await dialog.getByLabel('Parool').press('Enter')
  await expect(dialog).toBeHidden()
}

export async function isLoggedIn(context: BrowserContext): Promise<boolean> {
  const answer = (await (await context.request.get('/auth/authenticate')).json()) as { authenticated: boolean }
  return answer.authenticated
}

/** The newest mail to an address; without a mail server the product writes mails to its folder. */
export async function mailTo(address: string, { mailDirs }: { mailDirs: readonly string[] }): Promise<ParsedMail> {
  let found: ParsedMail | undefined
  await expect
    .poll(async () => {
      // A folder comes with its first mail.
      const paths = mailDirs.filter(existsSync).flatMap(dir => readdirSync(dir).map(name => join(dir, name)))
      const files = paths.filter(path => /[/\\](invitation|password-reset)-\d+\.eml$/.test(path))
      const mails = await Promise.all(files.map(path => simpleParser(readFileSync(path))))
      const theirs = mails.filter(({ to }) => [to ?? []].flat().some(({ text }) => text === address))
      found = theirs.sort((one, other) => Number(other.date) - Number(one.date))[0]
      return found !== undefined
    })
    .toBe(true)
  return found as ParsedMail
}

/** The link of a mail, as its recipient would follow it. */
export function linkOf(mail: ParsedMail): string {
  return String(/http\S+/.exec(mail.text ?? '')?.[0])
}
