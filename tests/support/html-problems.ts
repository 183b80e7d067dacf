import { HtmlValidate } from 'html-validate'

/** The standard's rules, as the validator knows them; style is the formatter's business. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Astro puts this rule right before a page's first island, wherever that is. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/

/** The errors of a page, as "line:column rule: message". */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html.replace(ISLAND_STYLE, ''))
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
