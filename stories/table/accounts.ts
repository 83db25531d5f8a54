/** A made-up record, wide enough to scroll sideways. */
export interface Account {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly phone: string
  readonly status: 'active' | 'frozen'
  readonly balance: number
  readonly created: string
}

const names = ['Lin Mei', '陈思远', 'Anna Kowalska', '王小明', 'Jonas Berg', '李雨桐', 'Priya Nair', 'Zhang Wei']

/** As many records as asked for, the same ones every time. */
export const accounts = (count: number): readonly Account[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    account: `account-${index}`,
    name: names[index % names.length] ?? '',
    phone: `139${String(10_000_000 + index * 7919).slice(0, 8)}`,
    status: index % 5 === 4 ? 'frozen' : 'active',
    balance: ((index * 791_937) % 2_000_000) / 100,
    created: `2026-0${1 + (index % 9)}-1${index % 9} 08:2${index % 6}:00`,
  }))
