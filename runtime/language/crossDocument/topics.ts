import { getMember, getText } from '../json.ts'
import { isMisspelt, suggestWord } from '../suggestions.ts'
import { toFormTable } from './tableRules/formTable.ts'
import { type Check, contentOf, entriesOf } from './workspace.ts'

/**
 * What a source listens to is a table or form of a pack that is live, or one of the `topics` that are known. Where none are, only
 * tables and what is written like one are judged, as a server may publish others.
 */
export const checkTopics: Check = (workspace, report) => {
  const forms = entriesOf(workspace, 'form').map((entry) => toFormTable(contentOf(entry)))
  const tables = [...entriesOf(workspace, 'table').map(contentOf), ...forms]
  const nameOf = (table: unknown) => getText(table, 'table') ?? []
  const names = tables.flatMap(nameOf)
  const ofForms = forms.flatMap(nameOf)
  const { topics } = workspace.known
  const live = tables.filter((table) => getMember(table, 'live') === true).flatMap(nameOf)
  const published = [...new Set([...live, ...(topics ?? [])])]
  for (const entry of workspace.entries)
    for (const { annotation, path, value } of entry.read.checked.places) {
      if (annotation.kind !== 'reference' || annotation.reference !== 'topic' || published.includes(value)) continue
      const isTable = names.includes(value)
      if (!isTable && topics === undefined && !isMisspelt(value, live)) continue
      const message = isTable
        ? `the table \`${value}\` is not live, so nobody hears of its changes; ${ofForms.includes(value) ? 'the rules of its form say' : 'its document says'} \`"live": true\` where they should`
        : `nothing publishes \`${value}\`${suggestWord(value, published)}`
      report(entry, { path, code: 'unknown-topic', message })
    }
}
