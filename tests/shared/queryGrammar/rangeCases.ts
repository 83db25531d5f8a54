import { age, born, both, created, name, never, read, type ValueCase } from './grammar.ts'

export const rangeCases: readonly ValueCase[] = [
  both(
    'a range of days covers the whole days',
    { field: 'createTime', rule: 'between', value: ['2024-01-02', '2024-01-03'] },
    { createTime_begin: '2024-01-02', createTime_end: '2024-01-03' },
    [created('ge', '2024-01-02 00:00:00'), created('le', '2024-01-03 23:59:59')],
  ),
  both(
    'a range of moments is kept',
    { field: 'createTime', rule: 'between', value: ['2024-01-02 08:00:00', '2024-01-02 09:30:00'] },
    { createTime_begin: '2024-01-02 08:00:00', createTime_end: '2024-01-02 09:30:00' },
    [created('ge', '2024-01-02 08:00:00'), created('le', '2024-01-02 09:30:00')],
  ),
  both(
    'a range on a date field needs no hours',
    { field: 'birthday', rule: 'between', value: ['2024-01-02', '2024-01-03'] },
    { birthday_begin: '2024-01-02', birthday_end: '2024-01-03' },
    [born('ge', '2024-01-02'), born('le', '2024-01-03')],
  ),
  both(
    'a range may be open at the end',
    { field: 'age', rule: 'between', value: [18, null] },
    { age_begin: '18' },
    age('ge', 18),
  ),
  both(
    'a range may be open at the start',
    { field: 'age', rule: 'between', value: ['', 30] },
    { age_end: '30' },
    age('le', 30),
  ),
  read('an empty range bound is no filter', { age_begin: '', age_end: ' ' }, []),
  read('a range bound takes operators as text', { name_begin: '>= a' }, name('ge', '>= a')),
  read('a broken range bound matches nothing', { createTime_begin: 'soon' }, never('createTime')),
  both(
    'a day on a moment field is the whole day',
    { field: 'createTime', rule: 'eq', value: '2024-01-02' },
    { createTime: '2024-01-02' },
    [created('ge', '2024-01-02 00:00:00'), created('le', '2024-01-02 23:59:59')],
  ),
  both(
    'a moment is equality',
    { field: 'createTime', rule: 'eq', value: '2024-01-02 08:00:00' },
    { createTime: '2024-01-02 08:00:00' },
    [created('eq', '2024-01-02 08:00:00')],
  ),
  both(
    'a day on a date field is equality',
    { field: 'birthday', rule: 'eq', value: '2024-01-02' },
    { birthday: '2024-01-02' },
    [born('eq', '2024-01-02')],
  ),
  both(
    'at least a day starts with it',
    { field: 'createTime', rule: 'ge', value: '2024-01-02' },
    { createTime: '>= 2024-01-02' },
    [created('ge', '2024-01-02 00:00:00')],
  ),
  both(
    'at most a day ends with it',
    { field: 'createTime', rule: 'le', value: '2024-01-02' },
    { createTime: '<= 2024-01-02' },
    [created('le', '2024-01-02 23:59:59')],
  ),
  both(
    'after a day is after its end',
    { field: 'createTime', rule: 'gt', value: '2024-01-02' },
    { createTime: '> 2024-01-02' },
    [created('gt', '2024-01-02 23:59:59')],
  ),
  both(
    'before a day is before its start',
    { field: 'createTime', rule: 'lt', value: '2024-01-02' },
    { createTime: '< 2024-01-02' },
    [created('lt', '2024-01-02 00:00:00')],
  ),
  read('a sign without a space compares on a date field', { birthday: '>2024-01-02' }, [born('gt', '2024-01-02')]),
  read('a date that does not exist matches nothing', { birthday: '2024-02-30' }, never('birthday')),
]
