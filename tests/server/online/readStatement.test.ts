import { describe, expect, test } from 'vitest'
import type { AppError } from '../../../runtime/language/index.ts'
import { readStatement } from '../../../server/online/sql/reading/readStatement.ts'

/** Parameters stand as `§{name}` in this file, because the same with a dollar is a mistake in most of ours. */
const withParameters = (sql: string): string => sql.replaceAll('§', '\u0024')

const refusal = async (sql: string): Promise<string> => {
  try {
    await readStatement(withParameters(sql), 'ann')
    return 'allowed'
  } catch (error) {
    return (error as AppError).messageIn('en').replaceAll('\u0024{', '§{')
  }
}

describe('what a report may ask', () => {
  test.each([
    'select 1',
    'select 1;',
    'select distinct a from t -- the end',
    'values (1, 2), (3, 4)',
    'select * from t x(a, b) where a in (1, 2) and b between 1 and 2 and not c is null',
    'select case a when 1 then 2 else 3 end, array(select 1), exists (select 1), (select 2) from t',
    'select count(*) filter (where a > 1) over (partition by b order by c) from t group by grouping sets ((a), (b))',
    'with a as (select 1 as x), b as (select x from a) select * from b',
    'with recursive n as (select 1 as x union all select x + 1 from n where x < 9) select * from n',
    'select extract(year from d), d at time zone $$UTC$$, trim(both from y), position(a in b) from t',
    "select substring(a from 1 for 2), a similar to 'x', a ilike 'y', a = any(array[1, 2]), nullif(a, b) from t",
    "select json_object('a': 1), json_arrayagg(a order by b), a is json from t",
    'select a[1:], b[:2], array[[1], [2]]::int[] from t',
    'select * from a natural join b join c using (id) left join lateral (select 1) d on true',
    'select * from generate_series(1, 3) g, unnest(array[1]) with ordinality u(a, b)',
    'select a from t order by 1 desc nulls last limit 3 offset 2',
    'select 1 as a union all (select 2 order by 1) except select 3',
    'select * from only (t) x, only u, public.v',
    'table t',
    "select '中' as 名 from 表",
    'select \'a; drop table t\', "a; b" from t',
    "select cast('1' as int), '2020-01-01'::date, date '2020-01-01', interval '1' day",
    'select rank() over w from t window w as (order by a)',
    'select a collate "C", row(1, 2), (t).a from t',
    'select current_date, now(), localtimestamp',
    'select pg_sleep(1)',
  ])('%s', async (sql) => {
    expect(await refusal(sql)).toBe('allowed')
  })
})

describe('a regular expression may take long on a short text, so that it never runs where everything else does', () => {
  test.each([
    ["select a ~ 'x' from t", true],
    ["select a similar to 'x' from t", true],
    ["select a ~ any (select 'x') from t", true],
    ["select substring(a from 'x') from t", true],
    ["select substring(a similar 'x' escape '#') from t", true],
    ['select substring(a, b) from t', true],
    ['select substring(a from §{place}) from t', true],
    ['select jsonb_path_exists(a, \'$ ? (@ like_regex "x")\') from t', true],
    ['select substring(a from 1 for 2), substring(a, 0) from t', false],
    ["select a like 'x', a = any (select 'x') from t", false],
  ])('%s', async (sql, isHeavy) => {
    expect((await readStatement(withParameters(sql), 'ann')).isHeavy).toBe(isHeavy)
  })
})

describe('what a report may not ask', () => {
  test.each([
    ['', 'Enter a query (line 1, column 1)'],
    ['-- nothing', 'Enter a query (line 1, column 1)'],
    ['select * frm x', 'The query cannot be read near “frm” (line 1, column 10)'],
    ["select\n  'a", "The query cannot be read near “'” (line 2, column 3)"],
    ["select '中',\n  from where", 'The query cannot be read near “from” (line 2, column 3)'],
    ['select 1; select 2', 'Only one statement is allowed (line 1, column 11)'],
    ['select 1;\n drop table t', 'Only one statement is allowed (line 2, column 2)'],
    ['delete from t', 'Only a SELECT is allowed (line 1, column 1)'],
    ['update t set a = 1', 'Only a SELECT is allowed (line 1, column 1)'],
    ['insert into t values (1)', 'Only a SELECT is allowed (line 1, column 1)'],
    ['drop table t', 'Only a SELECT is allowed (line 1, column 1)'],
    ['explain analyze select 1', 'Only a SELECT is allowed (line 1, column 1)'],
    ["copy t to program 'x'", 'Only a SELECT is allowed (line 1, column 1)'],
    ['do $$ begin end $$', 'Only a SELECT is allowed (line 1, column 1)'],
    ["set role 'x'", 'Only a SELECT is allowed (line 1, column 1)'],
    ['call f()', 'Only a SELECT is allowed (line 1, column 1)'],
    ['create table a as select 1', 'Only a SELECT is allowed (line 1, column 1)'],
    ['execute x', 'Only a SELECT is allowed (line 1, column 1)'],
    ['listen x', 'Only a SELECT is allowed (line 1, column 1)'],
    ['select * into b from a', 'SELECT INTO is not allowed (line 1, column 1)'],
    ['select 1 union select 2 into x', 'SELECT INTO is not allowed (line 1, column 1)'],
    ['with x as (delete from a returning *) select 1', 'DELETE is not allowed in a query (line 1, column 6)'],
    ['with x as (insert into a values (1)) select 1', 'INSERT is not allowed in a query (line 1, column 6)'],
    ['with x as (update a set b = 1) select 1', 'UPDATE is not allowed in a query (line 1, column 6)'],
    ['select * from a for update', 'FOR UPDATE and FOR SHARE are not allowed (line 1, column 17)'],
    ['select (select 1 from a for key share)', 'FOR UPDATE and FOR SHARE are not allowed (line 1, column 25)'],
    ["select pg_read_file('/etc/passwd')", 'The function pg_read_file is not allowed (line 1, column 8)'],
    [
      'select 1 where pg_catalog.pg_backend_pid() > 0',
      'The function pg_backend_pid is not allowed (line 1, column 16)',
    ],
    ["select query_to_xml('select 1', true, true, '')", 'The function query_to_xml is not allowed (line 1, column 8)'],
    ["select table_to_xml('t', true, true, '')", 'The function table_to_xml is not allowed (line 1, column 8)'],
    ["select * from dblink('x', 'y') as t(a int)", 'The function dblink is not allowed (line 1, column 15)'],
    ["select set_config('a.b', 'c', false)", 'The function set_config is not allowed (line 1, column 8)'],
    ["select current_setting('x')", 'The function current_setting is not allowed (line 1, column 8)'],
    ["select nextval('s')", 'The function nextval is not allowed (line 1, column 8)'],
    ['select pg_advisory_lock(1)', 'The function pg_advisory_lock is not allowed (line 1, column 8)'],
    ['select lo_get(1)', 'The function lo_get is not allowed (line 1, column 8)'],
    ["select ts_stat('select 1')", 'The function ts_stat is not allowed (line 1, column 8)'],
    ["select ts_rewrite('a', 'select 1')", 'The function ts_rewrite is not allowed (line 1, column 8)'],
    ["select * from crosstab('select 1') as t(a int)", 'The function crosstab is not allowed (line 1, column 15)'],
    ["select * from rows from (pg_ls_dir('.')) x", 'The function pg_ls_dir is not allowed (line 1, column 26)'],
    ['select public.lower(a) from t', 'The function lower is not allowed (line 1, column 8)'],
    [
      'select count(*) over (order by pg_sleep_for(a)) from t',
      'The function pg_sleep_for is not allowed (line 1, column 32)',
    ],
    ['select a from t order by version()', 'The function version is not allowed (line 1, column 26)'],
    ['select a from t limit txid_current()', 'The function txid_current is not allowed (line 1, column 23)'],
    ['select (select pg_terminate_backend(1))', 'The function pg_terminate_backend is not allowed (line 1, column 16)'],
    ['select current_user', 'The function current_user is not allowed (line 1, column 8)'],
    ['select session_user', 'The function session_user is not allowed (line 1, column 8)'],
    ["select 'sys_user'::regclass", 'The type regclass is not allowed (line 1, column 20)'],
    ["select cast('1' as regrole)", 'The type regrole is not allowed (line 1, column 20)'],
    ['select null::sys_user', 'The type sys_user is not allowed (line 1, column 14)'],
    [
      "select json_populate_record(null::sys_user, '{}')",
      'The function json_populate_record is not allowed (line 1, column 8)',
    ],
    ['select 1::public.x', 'The type public.x is not allowed (line 1, column 11)'],
    ["select * from json_to_record('{}') as x(a regclass)", 'The type regclass is not allowed (line 1, column 43)'],
    ['select * from t tablesample system (1)', 'TABLESAMPLE is not allowed in a query (line 1, column 29)'],
    ['select xmlelement(name a)', 'XML is not allowed in a query (line 1, column 8)'],
    ['select 1 operator(public.+) 2', 'The operator + is not allowed (line 1, column 10)'],
    ['select $1', 'Write a parameter by its name in braces, not as $1 (line 1, column 8)'],
    ['select * from a.b.c', 'Write the plain name of the table c (line 1, column 15)'],
  ])('%s', async (sql, words) => {
    expect(await refusal(sql)).toBe(words)
  })

  test('it is told in three languages', async () => {
    const error = await readStatement('select * frm x', 'ann').catch((failure: unknown) => failure as AppError)
    expect((error as AppError).messageIn('zh')).toBe('SQL 无法解析，请检查“frm”附近（第 1 行第 10 列）')
    expect((error as AppError).messageIn('tw')).toBe('SQL 無法解析，請檢查「frm」附近（第 1 行第 10 欄）')
  })

  test('a text is neither too long nor too deep', async () => {
    expect(await refusal(`select '${'x'.repeat(60_000)}'`)).toContain('more than 50000 characters')
    expect(await refusal(`select ${'('.repeat(12_000)}1${')'.repeat(12_000)}`)).toContain('nested too deeply')
    expect(await refusal(`select ${'1+('.repeat(4000)}1${')'.repeat(4000)}`)).toContain('nested too deeply')
    expect(await refusal('select 1')).toBe('allowed')
  })
})

const place = 'may stand only where a value may'

describe('a parameter', () => {
  test.each([
    'select * from t where a = §{x}',
    "select * from t where a = '§{x}'",
    "select * from t where a like '%§{x}%' and b > date '§{y}' and c < '§{x} §{y}'::timestamp",
    'select * from t where a in (#{sys_org_code}, §{x}) limit §{n} offset §{m}',
    "select * from t where a in ('#{sys_multi_org_code}')",
    "select coalesce(§{x}, 'a'), lower('§{y}'), interval '§{n} days', interval(3) '§{n}' from t",
    "select '§{参数}', 'it''s §{x}'",
  ])('stands in %s', async (sql) => {
    expect(await refusal(sql)).toBe('allowed')
  })

  test.each([
    ['select * from §{t}', `${place}: not as a table, a column, a function, or in a comment (line 1, column 15)`],
    ['select * from public.§{t}', '(line 1, column 22)'],
    ['select * from §{s}.t', '(line 1, column 15)'],
    ['select t.§{c} from t', '(line 1, column 10)'],
    ['select §{t}.c from t', '(line 1, column 8)'],
    ['select "§{c}" from t', '(line 1, column 9)'],
    ['select a as §{b} from t', '(line 1, column 13)'],
    ['select 1 from t §{a}', '(line 1, column 17)'],
    ['select §{f}(1)', '(line 1, column 8)'],
    ['select a::§{t} from t', '(line 1, column 11)'],
    ['select a from t order by §{o}', '(line 1, column 26)'],
    ['select 1\n-- §{a}', '(line 2, column 4)'],
    ['select 1 /* §{a} */', '(line 1, column 13)'],
    ['select $$§{a}$$', '(line 1, column 10)'],
    ["select E'§{a}'", '(line 1, column 10)'],
    ["select U&'§{a}'", '(line 1, column 11)'],
    ['select §{a}§{b}', '(line 1, column 8)'],
    ['select a§{b} from t', '(line 1, column 9)'],
    ['select a collate §{c} from t', '(line 1, column 18)'],
    ['with §{c} as (select 1) select 1', '(line 1, column 6)'],
  ])('may not stand in %s', async (sql, words) => {
    const refusalText = await refusal(sql)
    expect(refusalText).toContain(place)
    expect(refusalText).toContain(words)
  })

  test.each([
    ['select §{a-b}', 'letters, digits and underscores only: §{a-b} (line 1, column 8)'],
    ['select §{}', 'letters, digits and underscores only: §{} (line 1, column 8)'],
    ["select '#{nobody}'", 'There is no variable nobody (line 1, column 9)'],
    ["select interval '§{n}' day", "Write the unit inside of the quotes, such as interval '1 day'"],
  ])('is refused as %s', async (sql, words) => {
    expect(await refusal(sql)).toContain(words)
  })

  test('a text that uses the word that stands for one changes nothing', async () => {
    const { tables, values } = await readStatement(
      withParameters("select pwvalue0x from pwvalue where a = '§{x}' and pwvalue0y0x = 1"),
      'ann',
    )
    expect(values).toHaveLength(1)
    expect(tables.map(({ name }) => name)).toEqual(['pwvalue'])
  })
})

describe('the tables of a query', () => {
  test.each([
    ['with sys_user as (select 1) select * from sys_user', []],
    ['with sys_user as (select * from sys_user) select * from sys_user', ['sys_user']],
    ['with recursive sys_user as (select * from sys_user) select * from sys_user', []],
    ['with a as (select * from b), b as (select 1) select * from a, b', ['b']],
    ['with a as (select 1) select * from public.a', ['a']],
    ['select * from (with a as (select 1) select * from a) x, a', ['a']],
    ['select (with a as (select 1) select * from a), (select 1 from a)', ['a']],
    ['with a as (select 1) select (select 1 from a where exists (select 1 from a, b))', ['b']],
    ['(with a as (select 1) select * from a) union select * from a', ['a']],
    [
      'select * from a where x in (select y from b) order by (select z from c) limit (select 1 from d)',
      ['a', 'b', 'c', 'd'],
    ],
    ['select * from "A", a, "Ä b"', ['A', 'a', 'Ä b']],
  ])('%s', async (sql, names) => {
    const { tables } = await readStatement(sql, 'ann')
    expect(tables.map(({ name }) => name).sort()).toEqual([...names].sort())
  })
})
