import { describe, expect, test } from 'vitest'
import { provinces } from '../../widgets/area-linkage/areas.ts'
import { areaText, findArea, toAreaValue } from '../../widgets/area-linkage/areaValue.ts'

const textOf = (value: unknown) => {
  const path = findArea(provinces, value)
  return path && areaText(path)
}

test('all provinces are there, each with cities and districts', () => {
  expect(provinces).toHaveLength(34)
  expect(provinces.filter(({ areas }) => areas.length === 0 || areas.some((city) => city.areas.length === 0))).toEqual(
    [],
  )
})

describe('a stored area', () => {
  const cases: readonly (readonly [string, unknown, string | undefined])[] = [
    ['is the code of a district', '440305', '广东省 / 深圳市 / 南山区'],
    ['is a code as a number', 110101, '北京市 / 北京市 / 东城区'],
    ['is three codes', '440000,440300,440305', '广东省 / 深圳市 / 南山区'],
    ['is a list of codes', ['440000', '440300', '440305'], '广东省 / 深圳市 / 南山区'],
    ['is a city', '440300', '广东省 / 深圳市'],
    ['is a province', '440000', '广东省'],
    ['is names with commas', '广东省,深圳市,南山区', '广东省 / 深圳市 / 南山区'],
    ['is names with slashes', '广东省 / 深圳市 / 南山区', '广东省 / 深圳市 / 南山区'],
    ['is names without the city of a municipality', '北京市/东城区', '北京市 / 北京市 / 东城区'],
    ['is a municipality twice', '北京市,北京市', '北京市 / 北京市'],
    ['is the name of a municipality', '北京市', '北京市'],
    ['is one name that only one district has', '南山区', undefined],
    ['is a name with its city', '深圳市,南山区', '广东省 / 深圳市 / 南山区'],
    ['is unknown', '999999', undefined],
    ['is an unknown district of a known city', '110199', undefined],
    ['is a word', 'nowhere', undefined],
    ['is nothing', '', undefined],
    ['is null', null, undefined],
  ]
  for (const [name, value, text] of cases) test(name, () => expect(textOf(value)).toBe(text))
})

describe('what is stored', () => {
  const path = findArea(provinces, '440305') ?? []

  test.each([
    ['code', '440305'],
    ['codes', '440000,440300,440305'],
    ['names', '广东省,深圳市,南山区'],
  ] as const)('of an area as %s', (store, value) => expect(toAreaValue(path, store)).toBe(value))

  test.each(['code', 'codes', 'names'] as const)('as %s is found again, for every district', (store) => {
    const lost = provinces.flatMap((province) =>
      province.areas.flatMap((city) =>
        city.areas.filter((district) => {
          const stored = toAreaValue([province, city, district], store)
          return findArea([province], stored)?.at(-1) !== district
        }),
      ),
    )
    expect(lost).toEqual([])
  })

  test('of nothing is nothing', () => expect(toAreaValue([], 'names')).toBeUndefined())
})
