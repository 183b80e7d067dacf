/** Only what could never be an address is refused here; whether mail arrives, only mail tells. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)
}
