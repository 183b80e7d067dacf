/** Names of devices, apart from code that needs the database: administrators' pages and the mails use the same names. */

type NamePattern = readonly [pattern: RegExp, name: string]

/** The first match wins: browsers name themselves after each other. */
const BROWSERS: readonly NamePattern[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly NamePattern[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Browser and system of a User-Agent, such as `Chrome, Windows`; empty when neither is known. */
export function deviceName(userAgent: string): string {
  const nameFrom = (patterns: readonly NamePattern[]) => patterns.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameFrom(BROWSERS), nameFrom(SYSTEMS)].filter(Boolean).join(', ')
}
