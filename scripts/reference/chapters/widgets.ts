import type { WidgetSchema } from '../../../runtime/language/index.ts'
import { toChapter, toCode } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { readSentence } from '../sentences.ts'
import { type Examples, toExample } from '../subject.ts'
import { valueTypeOf, widgetGroups } from '../widgetGroups.ts'

const toSection = ({ id, props }: WidgetSchema, examples: Examples): string => {
  const value = valueTypeOf(id)
  return toChapter(
    `### ${id}`,
    readSentence(`widgets/${id}/index.ts`, /./),
    value === undefined ? '' : `Its values are of the type ${toCode(value)}.`,
    toOptionTable(optionsOf(props)),
    toExample(examples, `widget ${id}`, true),
  ).trimEnd()
}

const toTitle = (group: string): string => `${group.charAt(0).toUpperCase()}${group.slice(1)}`

/** The chapter of widgets. */
export function widgetsChapter(examples: Examples): string {
  const groups = [...widgetGroups()]
  return toChapter(
    '# Widgets',
    'A widget shows and edits the value of a [field](fields.md): `widget` names it, and `props` has its options. An option with * must be there.',
    groups
      .map(
        ([group, widgets]) => `- ${toTitle(group)}: ${widgets.map(({ id }) => `[${toCode(id)}](#${id})`).join(', ')}`,
      )
      .join('\n'),
    ...groups.flatMap(([group, widgets]) => [
      `## ${toTitle(group)}`,
      ...widgets.map((widget) => toSection(widget, examples)),
    ]),
  )
}
