import { expect, test } from 'vitest'
import { toIconName } from '../../runtime/icons/index.ts'

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
