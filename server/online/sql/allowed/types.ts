const names: ReadonlySet<string> = new Set(
  `bool int2 int4 int8 smallint integer int bigint float4 float8 real numeric decimal money text varchar bpchar char
  character name date time timetz timestamp timestamptz interval json jsonb jsonpath uuid bytea inet cidr macaddr bit varbit
  tsvector tsquery int4range int8range numrange daterange tsrange tstzrange`.split(/\s+/),
)

/**
 * Whether a query may name a type. Types that stand for tables, functions or roles (`regclass` …) and the row types of
 * tables are not on the list.
 */
export const isAllowedType = (name: string): boolean => names.has(name)
