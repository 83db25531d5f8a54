import { describe, expect, test } from 'vitest'
import { compileExpression, renameInCondition, toButtonCondition } from '../../../runtime/language/index.ts'
import { toBeginning } from '../../../runtime/online/form/fields/defaults.ts'

/** Whether a button with a condition shows at a record; undefined for a condition that cannot be read. */
function showsAt(condition: string, record: Readonly<Record<string, unknown>>): unknown {
  const read = toButtonCondition(condition)
  if (!read.ok) return undefined
  if (read.expression === undefined) return true
  const compiled = compileExpression(read.expression)
  if (!compiled.ok) throw new Error(compiled.errors.map(({ message }) => message).join())
  const result = compiled.expression.evaluate({ record })
  return result.ok ? result.value : result.error
}

describe('the condition of a button (wire contract 3.3)', () => {
  test.each([
    ['a#eq#1', 'b#eq#1'],
    [' a # empty#true||b#eq#a&&a#in#a,b', ' b # empty#true||a#eq#a&&b#in#a,b'],
    ['aa#eq#a', 'aa#eq#a'],
    ['', ''],
  ])('%j names its fields otherwise as %j', (condition, renamed) => {
    const names = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ])
    expect(renameInCondition(condition, (name) => names.get(name) ?? name)).toBe(renamed)
  })

  test.each([
    ['', { state: '1' }, true],
    ['state#eq#1', { state: '1' }, true],
    ['state#eq#1', { state: 1 }, true],
    ['state#eq#1', { state: '2' }, false],
    ['state#ne#1', { state: '2' }, true],
    ['state#ne#1', {}, true],
    ['state#in#1,2', { state: '2' }, true],
    ['state#in#1, 2', { state: 2 }, true],
    ['state#in#1,2', { state: '3' }, false],
    ['solver#empty#true', { solver: null }, true],
    ['solver#empty#true', { solver: '' }, true],
    ['solver#empty#true', { solver: 'ada' }, false],
    ['solver#empty#false', { solver: 'ada' }, true],
    ['solver#empty#', { solver: 'ada' }, true],
    ['a#eq#1&&b#eq#2', { a: '1', b: '2' }, true],
    ['a#eq#1&&b#eq#2', { a: '1', b: '3' }, false],
    ['a#eq#1||b#eq#2&&c#eq#3', { a: '1' }, true],
    ['a#eq#1||b#eq#2&&c#eq#3', { b: '2', c: '3' }, true],
    ['a#eq#1||b#eq#2&&c#eq#3', { b: '2', c: '4' }, false],
    [' a # eq # x y ', { a: 'x y' }, true],
    ['a#eq#"); drop', { a: '"); drop' }, true],
    ['a#eq#b#c', { a: 'b#c' }, true],
  ])('%j at %j gives %j', (condition, record, shows) => {
    expect(showsAt(condition, record)).toBe(shows)
  })

  test.each([
    'state == 1',
    'state#is#1',
    'state',
    '#eq#1',
    'state#eq#1&&',
    '(a#eq#1)||b#eq#2',
    'constructor.constructor#eq#1',
    'a#eq#1 || alert(1)',
    'a#__proto__#1',
  ])('%j cannot be read', (condition) => {
    expect(toButtonCondition(condition)).toMatchObject({ ok: false })
  })
})

/** A place of the family's texts: `${name}`. */
const dollar = (name: string): string => ['$', '{', name, '}'].join('')

describe('what a new record begins with (wire contract 3.2)', () => {
  test.each([
    ['', 'text', { kind: 'none' }],
    ['  ', 'text', { kind: 'none' }],
    ['open', 'text', { kind: 'value', value: 'open' }],
    ['007', 'text', { kind: 'value', value: '007' }],
    ['7', 'integer', { kind: 'value', value: 7 }],
    ['9.50', 'decimal', { kind: 'value', value: 9.5 }],
    ['many', 'integer', { kind: 'value', value: 'many' }],
    ['#{date}', 'text', { kind: 'value', value: '{{ today() }}' }],
    ['#{sys_date}', 'text', { kind: 'value', value: '{{ today() }}' }],
    ['#{time}', 'text', { kind: 'value', value: "{{ formatDate(now(), 'HH:mm:ss') }}" }],
    ['#{datetime}', 'text', { kind: 'value', value: '{{ now() }}' }],
    ['#{sysUserId}', 'text', { kind: 'value', value: '{{ user.id }}' }],
    ['#{sysUserCode}', 'text', { kind: 'value', value: '{{ user.username }}' }],
    ['#{sys_user_code}', 'text', { kind: 'value', value: '{{ user.username }}' }],
    ['#{sys_user_name}', 'text', { kind: 'value', value: '{{ user.realname }}' }],
    ['#{sys_org_code}', 'text', { kind: 'value', value: '{{ user.orgCode }}' }],
    ['#{sysOrgCode}01', 'text', { kind: 'value', value: '{{ user.orgCode }}01' }],
    ['#{bpm_status}', 'text', { kind: 'value', value: '1' }],
    [dollar('order_number'), 'text', { kind: 'rule', rule: 'order_number' }],
    [dollar(' code_rule ? onl_watch = pid '), 'text', { kind: 'rule', rule: 'code_rule', watch: 'pid' }],
    [dollar('code_rule?onl_watch=pid'), 'text', { kind: 'rule', rule: 'code_rule', watch: 'pid' }],
  ] as const)('%j of a %s is %j', (defaultValue, type, beginning) => {
    expect(toBeginning({ defaultValue, type })).toEqual(beginning)
  })

  test.each(['{{ 1 + 1 }}', '{{js}}', 'a {{ user.token }}', '#{password}', '#{date}#{moon}'])(
    '%j is refused and says so',
    (defaultValue) => {
      expect(toBeginning({ defaultValue, type: 'text' })).toMatchObject({ kind: 'refused' })
    },
  )
})
