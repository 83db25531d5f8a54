import { describe, expect, test } from 'vitest'
import { adviseOnMistakes } from '../../../runtime/language/expression/commonMistakes.ts'
import { compileExpression } from '../../../runtime/language/expression/index.ts'

adviseOnMistakes()

/** The broken expression has `»` and `«` around the place that its first error must point at. */
function read(marked: string): { readonly source: string; readonly offset: number; readonly length: number } {
  const offset = marked.indexOf('»')
  const length = marked.indexOf('«') - offset - 1
  return { source: marked.replace('»', '').replace('«', ''), offset, length }
}

function errorsOf(source: string, names?: readonly string[]) {
  const compiled = compileExpression(source, names === undefined ? {} : { names })
  return compiled.ok ? [] : compiled.errors
}

describe('syntax', () => {
  test.each([
    ['»«', 'The expression is empty; expected a value.'],
    ['»   «', 'The expression is empty; expected a value.'],
    ['1 +»«', 'The end cannot stand here; expected a value.'],
    ['1 »2«', '`2` cannot stand here; expected an operator or the end.'],
    ["record.a »'x'«", "The text 'x' cannot stand here; expected an operator or the end."],
    ['(1 + 2»«', 'The end cannot stand here; expected `)` to close the parenthesis.'],
    ['(»)«', '`)` cannot stand here; expected a value.'],
    ['[1, 2»«', 'The end cannot stand here; expected `]` to close the list.'],
    ['[»,« 1]', '`,` cannot stand here; an expression gives a single value.'],
    ['len(1 »2«)', '`2` cannot stand here; expected `)` to close the arguments.'],
    ['record[0»«', 'The end cannot stand here; expected `]` to close the member.'],
    ['record.»«', 'The end cannot stand here; expected the name of a member.'],
    ['record».1«', '`.1` cannot stand here; expected an operator or the end.'],
    ['record».1x«', "`.1x` is not a number; write a text in quotes, as '.1x'."],
    ['1 »1e3«', '`1e3` cannot stand here; expected an operator or the end.'],
    ['true ? 1»«', 'The end cannot stand here; expected `:` and the other value.'],
    ['{ »1«: 2 }', '`1` cannot stand here; expected a key, as in `{ key: value }`.'],
    ['{ a »}«', '`}` cannot stand here; expected `:` behind the key, as in `{ a: value }`.'],
    ['{ a: 1»«', 'The end cannot stand here; expected `}` to close the object.'],
    ["»'abc«", "This text is not closed; expected `'` at its end."],
    ["1 + »'it«\n'", "This text is not closed; expected `'` at its end."],
    ["'a»\\q«'", '`\\q` is not an escape; write a backslash as `\\\\`.'],
    ["'»\\u«12'", '`\\u` is not an escape; write a backslash as `\\\\`.'],
    ['1 + »12px«', "`12px` is not a number; write a text in quotes, as '12px'."],
    ['»007«', "`007` starts with a zero; write a number as 7, a text as '007'."],
    [
      '»9007199254740993«',
      "`9007199254740993` is too large to be exact as a number; write it as the text '9007199254740993'.",
    ],
    ['»1e999«', "`1e999` is too large to be exact as a number; write it as the text '1e999'."],
    ['1 + »€«', '`€` is not part of the expression language.'],
    ['»😀«', '`😀` is not part of the expression language.'],
    ['»in« record', '`in` cannot stand here; expected a value before it.'],
    ['1 < record.x »<« 5', 'Comparisons cannot be chained; write `a < b && b < c`, or parentheses.'],
    ['1 == 1 »==« true', 'Comparisons cannot be chained; write `a == b && b == c`, or parentheses.'],
    ['query ?? rows »||« 1', '`||` beside `??` can be read in two ways; put one in parentheses.'],
    ['query || rows »??« 1', '`??` beside `||` can be read in two ways; put one in parentheses.'],
    ['query »??« rows && 1', '`??` beside `&&` can be read in two ways; put one in parentheses.'],
    ['»!query« in rows', '`!a in b` would ask for the opposite of `a`; write `!(a in b)`.'],
  ])('%s', (marked, message) => {
    const { source, offset, length } = read(marked)
    expect(errorsOf(source)).toEqual([{ offset, length, code: 'expression-syntax', message }])
  })
})

describe('habits from other languages', () => {
  test.each([
    ['record.a »=« 1', '`=` cannot stand here; nothing can be assigned here; write `==` to compare.'],
    ['record.a »+=« 1', '`+=` cannot stand here; nothing can be assigned here.'],
    ['record.a»++«', '`++` cannot stand here; nothing can be changed here; write `+ 1`.'],
    ['record.a »and« record.b', '`and` cannot stand here; write `&&`.'],
    ['record.a »or« record.b', '`or` cannot stand here; write `||`.'],
    ['record.a »&« 1', '`&` cannot stand here; write `&&`.'],
    ['»not« record.a', '`not` cannot stand here; write `!` before the value.'],
    ['record.a »is« null', '`is` cannot stand here; write `==`.'],
    ['»typeof« record', '`typeof` cannot stand here; use a function such as `isEmpty(value)`.'],
    [
      '»new« Date()',
      '`new` cannot stand here; expressions make no objects of classes; use a function such as `now()`.',
    ],
    ['rows.»map«(row => row.id)', 'The member `map` cannot be called, as members are data; use `map(list, value)`.'],
    ['record.name.»trim«()', 'The member `trim` cannot be called, as members are data; use `trim(text)`.'],
    [
      'record.name?.»toUpperCase«()',
      'The member `toUpperCase` cannot be called, as members are data; use `upper(text)`.',
    ],
    ['record.»save«()', 'The member `save` cannot be called, as members are data; use a function, as in `len(value)`.'],
    ["record[»'trim'«]()", 'The member `trim` cannot be called, as members are data; use `trim(text)`.'],
    ['now()»(«)', 'Only functions can be called, by their name; expected an operator or the end.'],
    [
      'row »=>« row.id',
      '`=>` cannot stand here; functions cannot be written here; use a formula over `item`, as in `where(rows, item.price > 1)`.',
    ],
    ['2 »**« 3', '`**` cannot stand here; write the product out with `*`.'],
    ['1»;«', '`;` cannot stand here; an expression is a single formula.'],
    ['1»,« 2', '`,` cannot stand here; an expression gives a single value.'],
    ['[»...«rows]', '`...` cannot stand here; lists cannot be spread; use a function such as `join`.'],
    ['»`«a`', "``` cannot stand here; write a text as '…'."],
    [
      '»/«ab+/',
      '`/` cannot stand here; regular expressions are not part of the language; use a function such as `contains(text, part)`.',
    ],
    ['»{{« record.a }}', '`{{` cannot stand here; this is an expression already, so leave out the double braces.'],
  ])('%s', (marked, message) => {
    const { source, offset, length } = read(marked)
    expect(errorsOf(source)).toEqual([{ offset, length, code: 'expression-syntax', message }])
  })
})

describe('names, functions and arguments', () => {
  test.each([
    ['1 + »vales«.sex', 'expression-unknown-name', '`vales` is not a name here; did you mean `values`?'],
    ['»Record«.id', 'expression-unknown-name', '`Record` is not a name here; did you mean `record`?'],
    ['»len« + 1', 'expression-unknown-name', '`len` is not a name here; it is a function, called as `len(value)`.'],
    ['»this«.id', 'expression-unknown-name', '`this` is not a name here; use a name such as `record` or `values`.'],
    ['»lenght«(rows)', 'expression-unknown-function', '`lenght` is not a function; did you mean `len`?'],
    ['»uper«(1)', 'expression-unknown-function', '`uper` is not a function; did you mean `upper`?'],
    ['»toUpperCase«(1)', 'expression-unknown-function', '`toUpperCase` is not a function; did you mean `upper`?'],
    [
      '»record«(1)',
      'expression-unknown-function',
      '`record` is not a function; it is a value, which cannot be called.',
    ],
    ['»not«(1)', 'expression-unknown-function', '`not` is not a function; write `!` before the value.'],
    [
      '»hasAccess«(1)',
      'expression-unknown-function',
      '`hasAccess` is not a function; only functions of the table can be called, such as `len`.',
    ],
    [
      '»constructor«()',
      'expression-unknown-function',
      '`constructor` is not a function; only functions of the table can be called, such as `len`.',
    ],
    ['»round«(1, 2, 3)', 'expression-arguments', '`round` takes 1 or 2 arguments, not 3: `round(number, digits?)`.'],
    ['1 + »len«()', 'expression-arguments', '`len` takes 1 argument, not 0: `len(value)`.'],
    ['»now«(1)', 'expression-arguments', '`now` takes no arguments, not 1: `now()`.'],
    ['»replace«(1)', 'expression-arguments', '`replace` takes 3 arguments, not 1: `replace(text, part, replacement)`.'],
    ['»max«()', 'expression-arguments', '`max` takes at least 1 argument, not 0: `max(...numbers)`.'],
    [
      'record.»constructor«',
      'expression-forbidden-name',
      '`constructor` can never be read or made, as it leads from data to code; use a member of another name.',
    ],
    [
      "record[»'__proto__'«]",
      'expression-forbidden-name',
      '`__proto__` can never be read or made, as it leads from data to code; use a member of another name.',
    ],
    [
      '{ »prototype«: 1 }',
      'expression-forbidden-name',
      '`prototype` can never be read or made, as it leads from data to code; use a member of another name.',
    ],
  ])('%s', (marked, code, message) => {
    const { source, offset, length } = read(marked)
    expect(errorsOf(source)).toEqual([{ offset, length, code, message }])
  })

  test('a place names the names that it has', () => {
    const [error] = errorsOf('selection[0].id', ['record', 'user'])
    expect(error?.message).toBe('`selection` is not a name here; the names here are `record` or `user`.')
    expect(errorsOf('self', [])[0]?.message).toBe('`self` is not a name here; the names here are none.')
    expect(errorsOf('mine.id', ['mine'])).toEqual([])
  })

  test('a place cannot allow a forbidden name', () => {
    expect(errorsOf('constructor', ['constructor'])[0]?.code).toBe('expression-unknown-name')
  })

  test('every mistake of names and arguments is reported, in the order of the source', () => {
    const errors = errorsOf('recod.id + lenght(vales) + round()')
    expect(errors.map(({ offset, length }) => [offset, length])).toEqual([
      [0, 5],
      [11, 6],
      [18, 5],
      [27, 5],
    ])
  })
})
