import { HtmlValidate } from 'html-validate'

/** What the standard says, as the validator knows it; style is the formatter's business. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Astro puts this rule right before a page's first island, wherever that is. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/

/** What is not valid in a page, as "line:column rule: message". */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html.replace(ISLAND_STYLE, ''))
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
