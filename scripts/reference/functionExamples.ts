/** The rows that examples read. */
export const exampleRows = [
  { name: 'bolt', price: 4, paid: true },
  { name: 'nut', price: 2, paid: false },
  { name: 'gear', price: 30, paid: true },
]

/** The moment at which examples are evaluated, by the clock of the wire. */
export const exampleMoment = '2026-01-31 09:30:00'

/** One formula for each function; what it gives is evaluated. */
export const functionExamples: Readonly<Record<string, string>> = {
  len: "len('gear')",
  upper: "upper('gear')",
  lower: "lower('GEAR')",
  trim: "trim('  gear ')",
  contains: "contains('gearbox', 'box')",
  startsWith: "startsWith('gearbox', 'gear')",
  endsWith: "endsWith('gearbox', 'box')",
  replace: "replace('a-b-c', '-', '+')",
  split: "split('a,b', ',')",
  join: "join(['a', 'b'], ' / ')",
  substring: "substring('gearbox', 4, 7)",
  padStart: 'padStart(7, 3, 0)',
  text: 'text(1.5)',
  number: "number('12.50')",
  round: 'round(2.345, 2)',
  min: 'min(3, 1, 2)',
  max: 'max([3, 1, 2])',
  sum: 'sum([1, 2], 3)',
  avg: 'avg(1, 2, 6)',
  mod: 'mod(7, 3)',
  now: 'now()',
  today: 'today()',
  format: "format(0.125, 'percent', 1)",
  formatDate: "formatDate('2026-01-31', 'DD.MM.YYYY')",
  daysBetween: "daysBetween('2026-01-31', '2026-02-14')",
  first: 'first([5, 6])',
  last: 'last([5, 6])',
  at: 'at([5, 6, 7], -2)',
  count: 'count(rows)',
  includes: "includes(['a', 'b'], 'b')",
  indexOf: "indexOf(['a', 'b'], 'b')",
  slice: 'slice([1, 2, 3], 1)',
  reverse: 'reverse([1, 2, 3])',
  unique: 'unique([1, 2, 1])',
  sort: 'sort([3, 1, 2])',
  pluck: "pluck(rows, 'name')",
  filterBy: "pluck(filterBy(rows, 'paid', true), 'name')",
  sumBy: "sumBy(rows, 'price')",
  where: "pluck(where(rows, item.price > 3), 'name')",
  map: 'map(rows, item.price * 2)',
  sortBy: "pluck(sortBy(rows, item.price, 'desc'), 'name')",
  groupBy: 'map(groupBy(rows, item.paid), { paid: item.key, total: sumBy(item.rows, "price") })',
  isEmpty: "isEmpty('')",
  coalesce: 'coalesce(null, 3)',
  if: "if(1 < 2, 'yes', 'no')",
  addDays: "addDays('2026-01-31', 1)",
  addMonths: "addMonths('2026-01-31', 1)",
  year: "year('2026-01-31')",
  month: "month('2026-01-31')",
  day: "day('2026-01-31')",
  floor: 'floor(1.8)',
  ceil: 'ceil(1.2)',
  abs: 'abs(-3)',
  addSeconds: "addSeconds('2026-01-31 09:30:00', 90)",
  secondsBetween: "secondsBetween('2026-01-31 09:30:00', '2026-01-31 10:00:00')",
}

/** What functions of the clock give at the moment of the examples. */
export const clockResults: Readonly<Record<string, string>> = {
  now: exampleMoment,
  today: exampleMoment.slice(0, 10),
}
