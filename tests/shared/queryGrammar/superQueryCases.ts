import { age, born, created, type GrammarCondition, type GrammarFieldType, name } from './grammar.ts'

export interface SuperQueryMeaning {
  readonly match: 'and' | 'or'
  readonly conditions: readonly GrammarCondition[]
}

/** One line of the query builder as the client holds it. */
export interface SuperQueryLine {
  readonly field: string
  readonly rule: string
  readonly value: unknown
  readonly type?: GrammarFieldType
}

export interface SuperQueryCase {
  readonly name: string
  readonly parameters: Readonly<Record<string, string>>
  /** What the client's writer was given; absent when the client never writes this form. */
  readonly superQuery?: { readonly match: 'and' | 'or'; readonly lines: readonly SuperQueryLine[] }
  /** `null`: no filter. `invalid`: the server answers an error envelope, never an unfiltered list. */
  readonly meaning: SuperQueryMeaning | null | 'invalid'
}

const encoded = (lines: unknown) => encodeURIComponent(JSON.stringify(lines))
const superQuery = (match: 'and' | 'or', ...lines: readonly SuperQueryLine[]) => ({ match, lines })
const sent = (lines: unknown, match = 'and') => ({ superQueryParams: encoded(lines), superQueryMatchType: match })
const meant = (match: 'and' | 'or', ...conditions: readonly GrammarCondition[]): SuperQueryMeaning => ({
  match,
  conditions,
})

/** Wire contract 2.3. The type of a value follows the field, whatever `type` and `dbType` the request claims. */
export const superQueryCases: readonly SuperQueryCase[] = [
  {
    name: 'one condition',
    superQuery: superQuery('and', { field: 'name', rule: 'like', value: 'x', type: 'text' }),
    parameters: sent([{ field: 'name', rule: 'like', val: 'x', type: 'text', dbType: 'string' }]),
    meaning: meant('and', ...name('like', 'x')),
  },
  {
    name: 'conditions joined by or',
    superQuery: superQuery(
      'or',
      { field: 'name', rule: 'eq', value: 'x', type: 'text' },
      { field: 'age', rule: 'gt', value: 5, type: 'integer' },
    ),
    parameters: sent(
      [
        { field: 'name', rule: 'eq', val: 'x', type: 'text', dbType: 'string' },
        { field: 'age', rule: 'gt', val: '5', type: 'number', dbType: 'int' },
      ],
      'or',
    ),
    meaning: meant('or', ...name('eq', 'x'), ...age('gt', 5)),
  },
  {
    name: 'a day is typed by its field',
    superQuery: superQuery('and', { field: 'birthday', rule: 'ge', value: '2024-01-02', type: 'date' }),
    parameters: sent([{ field: 'birthday', rule: 'ge', val: '2024-01-02', type: 'date', dbType: 'Date' }]),
    meaning: meant('and', born('ge', '2024-01-02')),
  },
  {
    name: 'a moment is typed by its field',
    superQuery: superQuery('and', { field: 'createTime', rule: 'lt', value: '2024-01-02 08:00:00', type: 'datetime' }),
    parameters: sent([
      { field: 'createTime', rule: 'lt', val: '2024-01-02 08:00:00', type: 'datetime', dbType: 'Datetime' },
    ]),
    meaning: meant('and', created('lt', '2024-01-02 08:00:00')),
  },
  {
    name: 'a list of values',
    superQuery: superQuery('and', { field: 'name', rule: 'in', value: ['a', 'b'], type: 'text' }),
    parameters: sent([{ field: 'name', rule: 'in', val: 'a,b', type: 'text', dbType: 'string' }]),
    meaning: meant('and', ...name('in', ['a', 'b'])),
  },
  {
    name: 'grammar characters of a value are text',
    superQuery: superQuery('and', { field: 'name', rule: 'eq', value: '*a,b!++', type: 'text' }),
    parameters: sent([{ field: 'name', rule: 'eq', val: '*a,b!++', type: 'text', dbType: 'string' }]),
    meaning: meant('and', ...name('eq', '*a,b!++')),
  },
  {
    name: 'a percent sign and a plus survive both encodings',
    superQuery: superQuery('and', { field: 'name', rule: 'like', value: '100%+', type: 'text' }),
    parameters: sent([{ field: 'name', rule: 'like', val: '100%+', type: 'text', dbType: 'string' }]),
    meaning: meant('and', ...name('like', '100%+')),
  },
  {
    name: 'conditions without a field, a rule or a value are dropped',
    superQuery: superQuery(
      'and',
      { field: '', rule: 'eq', value: 'x' },
      { field: 'name', rule: 'eq', value: '' },
      { field: 'name', rule: '', value: 'x' },
      { field: 'age', rule: 'eq', value: 0, type: 'integer' },
    ),
    parameters: sent([{ field: 'age', rule: 'eq', val: '0', type: 'number', dbType: 'int' }]),
    meaning: meant('and', ...age('eq', 0)),
  },
  {
    name: 'empty conditions on the wire are dropped',
    parameters: sent([
      { field: '', rule: 'eq', val: 'x' },
      { field: 'name', rule: 'eq', val: '' },
      { field: 'name', rule: 'eq' },
      { field: 'name', rule: 'ne', val: 'x' },
    ]),
    meaning: meant('and', ...name('ne', 'x')),
  },
  {
    name: 'nothing but empty conditions is no filter',
    superQuery: superQuery('or', { field: 'name', rule: 'eq', value: null }),
    parameters: {},
    meaning: null,
  },
  { name: 'an empty list is no filter', parameters: sent([]), meaning: null },
  {
    name: 'an empty parameter is no filter',
    parameters: { superQueryParams: '', superQueryMatchType: 'and' },
    meaning: null,
  },
  {
    name: 'empty and not empty need no value',
    superQuery: superQuery(
      'or',
      { field: 'name', rule: 'empty', value: null, type: 'text' },
      { field: 'age', rule: 'not_empty', value: '', type: 'integer' },
    ),
    parameters: sent(
      [
        { field: 'name', rule: 'empty', val: '', type: 'text', dbType: 'string' },
        { field: 'age', rule: 'not_empty', val: '', type: 'number', dbType: 'int' },
      ],
      'or',
    ),
    meaning: meant('or', { field: 'name', operator: 'empty' }, { field: 'age', operator: 'not_empty' }),
  },
  {
    name: 'the sign of an operator is its rule too',
    parameters: sent([
      { field: 'age', rule: '>=', val: '5' },
      { field: 'name', rule: 'LIKE', val: 'x' },
      { field: 'name', rule: '!=', val: 'y' },
    ]),
    meaning: meant('and', ...age('ge', 5), ...name('like', 'x'), ...name('ne', 'y')),
  },
  {
    name: 'ends and starts',
    parameters: sent([
      { field: 'name', rule: 'left_like', val: 'x' },
      { field: 'name', rule: 'RIGHT_LIKE', val: 'y' },
    ]),
    meaning: meant('and', ...name('left_like', 'x'), ...name('right_like', 'y')),
  },
  {
    name: 'a number in JSON is a value',
    parameters: sent([{ field: 'age', rule: 'eq', val: 0 }]),
    meaning: meant('and', ...age('eq', 0)),
  },
  {
    name: 'the claimed type does not matter',
    parameters: sent([{ field: 'age', rule: 'eq', val: '5', type: 'text', dbType: 'string' }]),
    meaning: meant('and', ...age('eq', 5)),
  },
  {
    name: 'JSON that is not encoded is read',
    parameters: { superQueryParams: '[{"field":"name","rule":"eq","val":"x"}]', superQueryMatchType: 'or' },
    meaning: meant('or', ...name('eq', 'x')),
  },
  {
    name: 'no match type is and',
    parameters: { superQueryParams: encoded([{ field: 'name', rule: 'eq', val: 'x' }]) },
    meaning: meant('and', ...name('eq', 'x')),
  },
  {
    name: 'another match type is and',
    parameters: sent([{ field: 'name', rule: 'eq', val: 'x' }], 'xor'),
    meaning: meant('and', ...name('eq', 'x')),
  },
  {
    name: 'an unknown field is refused',
    parameters: sent([{ field: 'nope', rule: 'eq', val: 'x' }]),
    meaning: 'invalid',
  },
  {
    name: 'a name of the prototype is refused',
    parameters: sent([{ field: 'constructor', rule: 'eq', val: 'x' }]),
    meaning: 'invalid',
  },
  {
    name: 'an unknown rule is refused',
    parameters: sent([{ field: 'name', rule: 'sounds_like', val: 'x' }]),
    meaning: 'invalid',
  },
  {
    name: 'the rule of raw statements is refused',
    parameters: sent([{ field: 'name', rule: 'USE_SQL_RULES', val: '1=1' }]),
    meaning: 'invalid',
  },
  {
    name: 'broken JSON is refused',
    parameters: { superQueryParams: '[{"field"', superQueryMatchType: 'and' },
    meaning: 'invalid',
  },
  {
    name: 'broken encoding is refused',
    parameters: { superQueryParams: '%E4%', superQueryMatchType: 'and' },
    meaning: 'invalid',
  },
  {
    name: 'JSON that is no list is refused',
    parameters: { superQueryParams: '{"field":"name"}', superQueryMatchType: 'and' },
    meaning: 'invalid',
  },
]
