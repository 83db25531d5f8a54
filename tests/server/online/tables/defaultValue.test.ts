import { expect, test } from 'vitest'
import { toDefaultValue } from '../../../../server/online/tables/defaultValue.ts'
import { readDefault } from '../../../../server/online/tables/readDefault.ts'

test.each([
  ['character varying(3)', '名称x', '名称x'],
  ['character varying(3)', '名称xy', undefined],
  ['text', 'a\0b', undefined],
  ['integer', ' +007 ', '7'],
  ['integer', '2147483648', undefined],
  ['integer', '1.5', undefined],
  ['integer', '', undefined],
  ['bigint', '-9223372036854775808', '-9223372036854775808'],
  ['double precision', '1e3', '1000'],
  ['double precision', '-0', '0'],
  ['double precision', '1e999', undefined],
  ['double precision', '1e-999', undefined],
  ['double precision', 'NaN', undefined],
  ['numeric(5,2)', '-012.50', '-12.5'],
  ['numeric(5,2)', '.5', '0.5'],
  ['numeric(5,2)', '-0.00', '0'],
  ['numeric(5,2)', '1000', undefined],
  ['numeric(5,2)', '1.005', undefined],
  ['numeric(5,2)', '.', undefined],
  ['date', '2024-02-29', '2024-02-29'],
  ['date', '2023-02-29', undefined],
  ['date', 'now()', undefined],
  ['timestamp with time zone', '2024-02-29', '2024-02-29 00:00:00'],
  ['timestamp with time zone', '2024-02-29 24:00:00', undefined],
  ['timestamp with time zone', 'CURRENT_TIMESTAMP', undefined],
  ['bytea', 'x', undefined],
])('a default of %s: %j', (type, text, value) => {
  expect(toDefaultValue(type, text)).toBe(value)
})

test.each([
  ['integer', null, { defaultValue: null }],
  ['text', 'NULL::text', { defaultValue: null }],
  ['text', "'it''s'::text", { defaultValue: "it's" }],
  ['character varying(9)', "'a'::character varying", { defaultValue: 'a' }],
  ['numeric(5,2)', "'-1.50'::numeric", { defaultValue: '-1.5' }],
  ['integer', '5', { defaultValue: '5' }],
  [
    'timestamp with time zone',
    "'2024-02-29 01:02:03+08'::timestamp with time zone",
    { defaultValue: '2024-02-29 01:02:03' },
  ],
  ['timestamp with time zone', 'now()', { defaultValue: null, defaultExpression: 'now()' }],
  ['text', "('a'::text || 'b'::text)", { defaultValue: null, defaultExpression: "('a'::text || 'b'::text)" }],
  ['bigint', `nextval('"Seq"'::regclass)`, { defaultValue: null, numbering: { sequence: 'Seq' } }],
  ['bigint', "nextval('goods_id_seq'::regclass)", { defaultValue: null, numbering: { sequence: 'goods_id_seq' } }],
])('the catalogue says of %s: %s', (type, expression, found) => {
  expect(readDefault(type, expression)).toEqual(found)
})
