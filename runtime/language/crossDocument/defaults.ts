import type { Diagnostic } from '../diagnostic.ts'
import { isTemplate } from '../expression/index.ts'
import { getList, getMember, getObject, getText, isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { suggestWord } from '../suggestions.ts'
import { dictionariesOf } from './rows/checkRows.ts'
import { type Check, contentOf, entriesOf, hasUnreadable } from './workspace.ts'

type Dictionaries = ReturnType<typeof dictionariesOf>

const isChoice = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The values that the props of a field offer; undefined where that is not known. */
function choicesOf(props: unknown, dictionaries: Dictionaries): readonly string[] | undefined {
  const code = getText(props, 'dict')
  if (code !== undefined) return dictionaries.get(code)
  const values = getList(props, 'options').map((option) => getMember(option, 'value'))
  return values.length > 0 && values.every(isChoice) ? values.map(String) : undefined
}

/** The values with which a new record begins: several of a widget that takes several. */
const valuesOf = (written: unknown, isMultiple: boolean): readonly string[] =>
  (Array.isArray(written) ? written : [written])
    .filter(isChoice)
    .flatMap((value) => (isMultiple ? String(value).split(',') : [String(value)]))
    .filter((value) => value !== '' && !isTemplate(value))

function checkFields(fields: unknown, dictionaries: Dictionaries, path: Pointer): readonly Diagnostic[] {
  return Object.entries(isObject(fields) ? fields : {}).flatMap(([name, field]) => {
    const place = childPointer(path, name)
    const inner = checkFields(getObject(field, 'fields'), dictionaries, childPointer(place, 'fields'))
    const props = getMember(field, 'props')
    const choices = choicesOf(props, dictionaries)
    if (choices === undefined) return inner
    const unknown = valuesOf(getMember(field, 'default'), getMember(props, 'multiple') === true).find(
      (value) => !choices.includes(value),
    )
    if (unknown === undefined) return inner
    const message = `nobody can choose \`${unknown}\`, with which a new record begins${suggestWord(unknown, choices)}`
    return [...inner, { path: childPointer(place, 'default'), code: 'unknown-value', message }]
  })
}

/** What a new record has in a field that chooses is one of its choices, as far as those are known. */
export const checkDefaults: Check = (workspace, report) => {
  if (hasUnreadable(workspace, 'dictionary')) return
  const dictionaries = dictionariesOf(workspace)
  for (const entry of [...entriesOf(workspace, 'page'), ...entriesOf(workspace, 'model')]) {
    if (entry.isBeside || !entry.read.isReadable) continue
    const fields = getMember(contentOf(entry), 'fields')
    for (const diagnostic of checkFields(fields, dictionaries, '/fields')) report(entry, diagnostic)
  }
}
