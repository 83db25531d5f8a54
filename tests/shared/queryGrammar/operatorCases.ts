import { age, both, type GrammarOperator, name, onAge, onName, type ValueCase } from './grammar.ts'

/** What the widget `input` gives to a query when it has an operator. */
const requested = (operator: 'like' | 'ne' | 'ge' | 'le', text: string) => ({ operator, text })

/** The rules that an entry may have; the operator of its widget is asked whichever it is (specification 5). */
const rules = ['eq', 'like', 'ge', 'in', 'between'] as const

const whateverTheRule = (operator: 'like' | 'ne' | 'ge' | 'le', written: string, meaning: GrammarOperator) =>
  rules.map((rule) =>
    both(
      `the operator ${operator} of a text is asked in place of the rule ${rule}`,
      onName(rule, requested(operator, 'm')),
      { name: written },
      name(meaning, 'm'),
    ),
  )

export const operatorCases: readonly ValueCase[] = [
  ...whateverTheRule('like', '*m*', 'like'),
  ...whateverTheRule('ne', '!m', 'ne'),
  ...whateverTheRule('ge', '>= m', 'ge'),
  ...whateverTheRule('le', '<= m', 'le'),
  both('the operator ge compares numbers', onAge('like', requested('ge', '5')), { age: '>= 5' }, age('ge', 5)),
  both('the operator le compares numbers', onAge('eq', requested('le', '5')), { age: '<= 5' }, age('le', 5)),
  both('the operator ne of a number', onAge('like', requested('ne', '5')), { age: '!5' }, age('ne', 5)),
  both(
    'a star under the operator like',
    onName('like', requested('like', 'a*b')),
    { name: '*a*b*' },
    name('like', 'a*b'),
  ),
  both('a star under the operator ne', onName('like', requested('ne', 'a*')), { name: "!'a*'" }, name('ne', 'a*')),
  both(
    'a typed mark under the operator ne',
    onName('eq', requested('ne', '!a,b')),
    { name: '!!a,b' },
    name('ne', '!a,b'),
  ),
  both(
    'typed quotes under the operator ne',
    onName('eq', requested('ne', "'x'")),
    { name: `!"'x'"` },
    name('ne', "'x'"),
  ),
  both(
    'typed quotes under the operator ge',
    onName('eq', requested('ge', "'x'")),
    { name: `>= "'x'"` },
    name('ge', "'x'"),
  ),
  both(
    'a typed sign under the operator le',
    onName('eq', requested('le', '> 5')),
    { name: '<= > 5' },
    name('le', '> 5'),
  ),
  both('a text of blanks under an operator asks nothing', onName('like', requested('ge', '  ')), {}, []),
]
