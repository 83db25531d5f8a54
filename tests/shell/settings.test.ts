import { describe, expect, test } from 'vitest'
import { changeSettings, colours, defaultSettings, readSettings } from '../../runtime/shell/settings/settings.ts'

describe('settings', () => {
  test('begin as the specification says', () => {
    expect(defaultSettings).toEqual({
      theme: 'dark',
      color: '#2fa678',
      layout: 'sidemenu',
      contentWidth: 'Fixed',
      fixedHeader: true,
      autoHideHeader: false,
      fixSiderbar: true,
      weak: false,
      multipage: true,
      timeZone: '',
    })
    expect(colours).toHaveLength(8)
  })
  test('a header that is not fixed does not hide', () => {
    const hiding = changeSettings(defaultSettings, { autoHideHeader: true })
    expect(hiding.autoHideHeader).toBe(true)
    expect(changeSettings(hiding, { fixedHeader: false }).autoHideHeader).toBe(false)
  })
  test('another layout lets the side menu go', () => {
    const top = changeSettings(defaultSettings, { layout: 'topmenu' })
    expect(top.fixSiderbar).toBe(false)
    expect(changeSettings(top, { fixSiderbar: true }).fixSiderbar).toBe(false)
    const side = changeSettings(top, { layout: 'sidemenu' })
    expect(side.fixSiderbar).toBe(false)
    expect(changeSettings(side, { fixSiderbar: true }).fixSiderbar).toBe(true)
  })
  test('content is fluid below a top menu only', () => {
    const fluid = changeSettings(changeSettings(defaultSettings, { layout: 'topmenu' }), { contentWidth: 'Fluid' })
    expect(fluid.contentWidth).toBe('Fluid')
    expect(changeSettings(fluid, { layout: 'sidemenu' }).contentWidth).toBe('Fixed')
  })
  test('what was kept comes back', () => {
    const kept = { ...defaultSettings, color: '#722ed1', layout: 'topmenu', fixSiderbar: false, weak: true } as const
    expect(readSettings(kept)).toEqual(kept)
  })
  test.each([[undefined], [null], [[]], ['x'], [{ theme: 'loud', color: 'url(x)', fixedHeader: 'no' }]])(
    'what cannot be read counts as never kept: %j',
    (kept) => expect(readSettings(kept)).toEqual(defaultSettings),
  )
  test('kept settings that do not go together are made to', () => {
    expect(readSettings({ fixedHeader: false, autoHideHeader: true, contentWidth: 'Fluid' })).toMatchObject({
      autoHideHeader: false,
      contentWidth: 'Fixed',
    })
  })
})
