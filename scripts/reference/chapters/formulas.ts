import { writeValuesOfExpressions } from '../../../runtime/format/writeValues.ts'
import { infixes } from '../../../runtime/language/expression/precedence.ts'
import { compileExpression, listExpressionFunctions, setValueWriter } from '../../../runtime/language/index.ts'
import { clockResults, exampleRows, functionExamples } from '../functionExamples.ts'
import { toChapter, toCode, toTable } from '../markdown.ts'
import { nameDescriptions, scopes } from '../scopes.ts'

/** What a formula over the rows of the examples gives, as JSON. */
export function evaluateExample(source: string): string {
  const compiled = compileExpression(source)
  if (!compiled.ok) throw new Error(`${source}: ${compiled.errors[0]?.message}`)
  // Values are written as English readers see them.
  writeValuesOfExpressions(() => 'en')
  const outcome = compiled.expression.evaluate({ rows: exampleRows })
  setValueWriter(undefined)
  if (!outcome.ok) throw new Error(`${source}: ${outcome.error.message}`)
  return JSON.stringify(outcome.value)
}

const toRow = ({ name, signature, summary }: ReturnType<typeof listExpressionFunctions>[number]): readonly string[] => {
  const example = functionExamples[name]
  if (example === undefined) throw new Error(`The function ${name} has no example.`)
  const clock = clockResults[name]
  const result = clock === undefined ? evaluateExample(example) : JSON.stringify(clock)
  return [toCode(signature), summary ?? '', toCode(example), toCode(result)]
}

const operators = (): readonly (readonly string[])[] => {
  const byPower = new Map<number, string[]>()
  for (const [operator, { power }] of infixes) byPower.set(power, [...(byPower.get(power) ?? []), operator])
  const words = [...byPower].sort(([left], [right]) => right - left).map(([, list]) => list)
  return words.map((list) => [list.map((word) => toCode(word === '?' ? '? :' : word)).join(' ')])
}

/** The chapter of formulas and templates. */
export const formulasChapter = (): string =>
  toChapter(
    '# Formulas and templates',
    'A formula is an expression over the names of its place, such as `record.state == "open" && count(rows) > 0`. It reads data, calls the functions below, and changes nothing. What is not there is nothing: a member of nothing is nothing too, and nothing is neither more nor less than anything.',
    '## Names',
    toTable(
      ['place', 'names'],
      scopes.map(([place, names]) => [place, names.map(toCode).join(', ')]),
    ),
    toTable(
      ['name', 'is'],
      Object.entries(nameDescriptions).map(([name, description]) => [toCode(name), description]),
    ),
    '## Operators',
    'Those that bind tightest come first; `!`, `-` and `+` before a value bind tighter than all of them. Texts stand in single or double quotes, lists in `[ ]`, objects in `{ }`.',
    toTable(['operators'], operators()),
    '## Templates',
    'A text with `{{ … }}` in it is a template: each formula between the braces is replaced by its value. A text that is one `{{ … }}` alone gives the value itself, be it a number, a list or an object.',
    'A text that people read may be `"@:key"`, the key of a [text](packs.md#texts) of the pack. What the key stands for may have templates too, so that each language has its own order of words: `"@:blog.byline"` is `"{{ record.createBy_dictText }}, {{ format(record.createTime, \'datetime\') }}"` in one of them.',
    '```json\n{ "message": "{{ count(selection) }} orders of {{ user.realname }}" }\n```',
    '## Texts of values',
    'A record has what is stored, such as `"state": "review"`. Where the value has a text, the server adds it as `<field>_dictText`: for a column of a table with `dict`, for a field of an online form with choices, and for `createBy` of a table of a pack, whose text is the name of the person, for readers who may not list users too. `{{ record.state_dictText }}` is the text in the language of the reader. Columns, cards and `field` of a block show it by themselves.',
    '## Moments',
    "A moment in a record, such as `createTime`, is that of the wire: `2026-01-31 09:30:00` in GMT+8, whatever the zone of the reader. Columns and widgets show it in the zone and the way of the reader; a template does by `format`: `{{ format(record.createTime, 'datetime') }}`, or `'date'`, `'time'`, `'relative'`. Functions of dates reckon with moments as they are.",
    '## Functions',
    `The examples read these \`rows\`: ${toCode(JSON.stringify(exampleRows))}. Those of the clock are asked on 31 January 2026 at 09:30.`,
    toTable(['function', 'gives', 'example', 'result'], listExpressionFunctions().map(toRow)),
  )
