import type { ValueRefusal } from '../../runtime/index.ts'
import type { CronIssue } from './model/issue.ts'

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The values of the text of an issue, but for the name of its field, which is a text itself. */
const valuesOf = ({ text, offset, range }: CronIssue): Readonly<Record<string, string | number>> => ({
  text,
  column: offset + 1,
  ...(range ? { min: range[0], max: range[1] } : {}),
})

/** Why an expression is none, in words. */
export const issueText = (issue: CronIssue, t: Translate): string =>
  t(`widgets.cron.issue.${issue.kind}`, {
    ...valuesOf(issue),
    ...(issue.field ? { field: t(`widgets.cron.field.${issue.field}`) } : {}),
  })

/** The same for the check of a form, which translates by itself. */
export const toRefusal = (issue: CronIssue): ValueRefusal => ({
  text: `@:widgets.cron.issue.${issue.kind}`,
  values: valuesOf(issue),
  ...(issue.field ? { names: { field: `@:widgets.cron.field.${issue.field}` } } : {}),
})
