import { ContentSecurityPolicy } from '../render/content-security-policy.ts'

/** The first policy in a header file is that of every page. */
const POLICY = /^( *Content-Security-Policy: )(.*)$/m

/** The wanted header file, with a policy that also allows the scripts and style sheets of the present file's pages. */
export function headersOfBoth(wanted: string, present: string): string {
  const earlier = POLICY.exec(present)?.[2]
  if (earlier === undefined) return wanted
  const both = (policy: string) => ContentSecurityPolicy.parse(policy).with(ContentSecurityPolicy.parse(earlier)).toString()
  return wanted.replace(POLICY, (_line, name: string, own: string) => name + both(own))
}
