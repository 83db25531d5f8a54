import type { Draw } from '../../authority/trial/random.ts'

/** Texts that look like something else, or like nothing. */
const texts: readonly string[] = [
  ...['', ' ', '0', '-0', '-1', '1', '2', '1.5', '1e308', '1e999', 'NaN', 'Infinity', '-Infinity', '0x10', '٣'],
  ...[
    'null',
    'undefined',
    'true',
    'false',
    '[]',
    '{}',
    '[1]',
    '[null]',
    '[[]]',
    '{"a":1}',
    '{"a":{"b":[1]}}',
    '[{}]',
    '"x"',
  ],
  ...['9007199254740993', '2147483648', '-2147483649', '9'.repeat(40), `0.${'0'.repeat(400)}1`, '-521', '1000000000'],
  ...[
    '2026-02-30',
    '0000-00-00',
    '0000-01-01 00:00:00',
    '+275760-09-13',
    '275760-09-13 00:00:00',
    '9999-12-31 23:59:59',
  ],
  ...['2026-01-01', '2026-01-01 10:00:00', '2026-W01', '2026-Q1', '1970-01-01', '24:00:00', '10:00'],
  ...['a\0b', '\0', '\ud800', '\udfff\ud800', '😀', '\u202e', '\ufeff', '中文', 'ſ', 'İ', 'a\nb\r\n', '\t'],
  ...[
    "'",
    '"',
    "' or 1=1 --",
    '"; drop table goods; --',
    '1;select 1',
    '(select 1)',
    "x'||'",
    '\\',
    '$1',
    ':name',
    '?',
    '`a`',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'length',
    'id',
    'name',
    'create_time',
    'createTime desc',
  ],
  ...[
    '../../etc/passwd',
    '..%2f..%2f',
    '/',
    '//',
    'C:\\',
    'file:///etc/passwd',
    'a/b',
    '%00',
    '%',
    '%E4%',
    '_',
    'a.b.c',
  ],
  ...['*', '**', '!', '!1', '>= ', '> 1', '<', 'ge 1', ',', ',,', ',a,', 'a,b', '1,2,3', 'asc', 'desc', 'a++b'],
  ...['#{sys_user_code}', '#{unknown}', '\u0024{1}', '\u0024{x}', '{{1+1}}', '{{', '#{', '<script>', '<b>', '&amp;'],
  ...[
    'http://127.0.0.1:1/',
    '//127.0.0.1:1',
    'javascript:1',
    'mailto:a@b',
    'a@b.c',
    'jdbc:postgresql://127.0.0.1:1/x',
    '13800138000',
  ],
  ...[
    '0 0 0 * * ? *',
    '* * *',
    '(a+)+$',
    '[',
    '(',
    'a{99999}',
    '(?=a)',
    'x;.js',
    'sys_user',
    'sys_user,realname,id',
    'admin',
  ],
  ...[
    'x'.repeat(300),
    'x'.repeat(5000),
    '['.repeat(900),
    '['.repeat(2000),
    `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  ],
  ...[
    Array.from({ length: 500 }, (_, index) => `id${index}`).join(','),
    JSON.stringify([{ field: 'id', rule: 'eq', val: 'x' }]),
  ],
  ...[
    JSON.stringify([{ column: 'id', order: 'asc' }]),
    JSON.stringify({ id: 'x', children: [{ id: 'y' }] }),
    'Y',
    'N',
    'and',
    'or',
  ],
]

const nest = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Values of JSON that are no texts; made anew each time, since requests keep them. */
const others: readonly (() => unknown)[] = [
  ...[0, -0, 1, -1, 2, 1.5, 1e308, -1e308, 5e-324, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 99_999].map(
    (each) => () => each,
  ),
  ...[true, false, null, null, null].map((each) => () => each),
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => [{}],
  () => ({ length: 3 }),
  () => ({ toString: 'x', valueOf: 1, constructor: {}, hasOwnProperty: 1 }),
  () => ({ toString: 'x' }),
  () => [{ valueOf: 1, toString: 1 }],
  () => ({ a: { b: { c: [1, { d: null }] } } }),
  () => ({ id: { $gt: '' } }),
  () => nest(50),
  () => nest(600),
  () => Array.from({ length: 10_000 }, (_, index) => `id${index}`),
  () => Array.from({ length: 10_000 }, () => 1),
  () => Array.from({ length: 500 }, (_, index) => ({ id: String(index), name: null })),
  () => Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`key${index}`, index])),
  () => ['a', 1, null, true, {}, []],
]

/** A text of a query or of an address. */
export const wildText = (draw: Draw): string => draw.one(texts)

/** What the server, or what it is built of, reads in the head of a request. */
export const headerNames: readonly string[] = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-encoding', 'content-type', 'cookie'],
  ...['forwarded', 'host', 'if-match', 'if-modified-since', 'if-none-match', 'if-range', 'origin', 'range', 'referer'],
  ...['sec-fetch-dest', 'sec-fetch-site', 'sec-websocket-protocol', 'upgrade', 'user-agent', 'x-access-token'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'x-requested-with'],
  ...['x-low-app-id', 'x-sign', 'x-tenant-id', 'x-timestamp', 'x-version'],
]

const headerTexts: readonly string[] = [
  ...[
    '*/*;q=2',
    'text/html;level',
    'gzip;q=0, br;q=x',
    'zh-CN,en;q=0.9,*;q=-1',
    'x'.repeat(300),
    ';;=,',
    'Bearer ',
    'Basic %',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json;charset=',
    'text/plain',
    'multipart/form-data',
    'a/b/c',
    '/',
  ],
  ...[
    'bytes=0-',
    'bytes=5-1',
    'bytes=-0,-1,x',
    'bytes=0-0,'.repeat(30),
    'W/"x"',
    '"',
    '*',
    '=;a=%ff;a',
    'x=y;'.repeat(50),
  ],
  ...[
    'example.org:99999',
    '[::1',
    '::1, unknown',
    '127.0.0.1, 10.0.0.1',
    'for="[::1]";proto=https',
    'null',
    '\xe9\xff',
  ],
]

/** What the head of a request says. */
export const wildHeader = (draw: Draw): string => draw.one(draw.chance(0.5) ? headerTexts : texts)

/** Any value of JSON. */
export const wildValue = (draw: Draw): unknown => (draw.chance(0.5) ? draw.one(texts) : draw.one(others)())

/** A body that is no object, or no JSON at all; as it is sent. */
export const wildBody = (draw: Draw): string =>
  draw.one([
    ...[
      '',
      'x',
      '{',
      '[',
      'null',
      '1',
      '-0',
      '1e999',
      '"x"',
      '[]',
      '[[[]]]',
      '{}',
      'true',
      '[null]',
      '{"a":1,"a":2}',
      '\ufeff{}',
    ],
    ...[
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"a":1}}}',
      '{"a":\u0000}',
      "{'a':1}",
      '{"a":1}}',
      '{"\\ud800":"\\udfff"}',
    ],
    ...[
      JSON.stringify(nest(900)),
      '['.repeat(3000),
      JSON.stringify(Array.from({ length: 10_000 }, (_, index) => String(index))),
    ],
    ...[JSON.stringify('x'.repeat(200_000)), JSON.stringify(Array.from({ length: 3000 }, () => ({ id: 'x' })))],
  ])
