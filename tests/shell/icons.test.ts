import { expect, test } from 'vitest'
import { loadIconNames, toIconName } from '../../runtime/icons/index.ts'
import { iconNames } from '../../runtime/language/index.ts'

test.each([
  ['user', 'user'],
  [' setting ', 'setting'],
  ['user-o', 'user'],
  ['UserOutlined', 'user'],
  ['ClockCircleFilled', 'clock-circle'],
  ['ant-design:check-circle-outlined', 'check-circle'],
  ['ion:grid-outline', 'grid-outline'],
  ['', ''],
])('%j is the icon %j', (name, icon) => {
  expect(toIconName(name)).toBe(icon)
})

test('the icons that the language knows are those that can be drawn', async () => {
  expect(iconNames).toEqual(await loadIconNames())
})
