import { describe, expect, test } from 'vitest'
import { createLeaveGround } from '../../runtime/page/leaving/leaveGround.ts'
import { followAddress, type ShownTabs } from '../../runtime/shell/tabs/shownTabs.ts'
import { createTabGrounds } from '../../runtime/shell/tabs/tabGrounds.ts'
import { closedBy, closeOthers, createTabs, keepOnly, openTab } from '../../runtime/shell/tabs/tabs.ts'

/** Something that may be unsaved. */
const something = (isUnsaved: boolean) => {
  let dirty = isUnsaved
  return {
    isDirty: () => dirty,
    discard() {
      dirty = false
    },
  }
}

describe('a ground', () => {
  test('asks when one of the things in it would be lost, as long as that is there', () => {
    const ground = createLeaveGround()
    expect(ground.isDirty()).toBe(false)
    ground.add(something(false))
    const end = ground.add(something(true))
    expect(ground.isDirty()).toBe(true)
    end()
    expect(ground.isDirty()).toBe(false)
  })

  test('asks for the grounds in it, and gives them up with itself', () => {
    const [tab, dialog] = [createLeaveGround(), createLeaveGround()]
    tab.add(dialog)
    dialog.add(something(true))
    expect(tab.isDirty()).toBe(true)
    tab.discard()
    expect(dialog.isDirty()).toBe(false)
  })
})

describe('the grounds of tabs', () => {
  test('are one for each tab, and asked together', () => {
    const grounds = createTabGrounds()
    expect(grounds.of('/a')).toBe(grounds.of('/a'))
    grounds.of('/a').add(something(true))
    grounds.of('/b').add(something(false))
    expect(grounds.isDirty()).toBe(true)
    expect(grounds.together(['/b', '/c']).isDirty()).toBe(false)
    const both = grounds.together(['/a', '/b'])
    expect(both.isDirty()).toBe(true)
    both.discard()
    expect(grounds.isDirty()).toBe(false)
  })

  test('are forgotten with their tabs', () => {
    const grounds = createTabGrounds()
    const ground = grounds.of('/a')
    ground.add(something(true))
    grounds.drop(['/a'])
    expect(grounds.isDirty()).toBe(false)
    expect(grounds.of('/a')).not.toBe(ground)
  })
})

const open = (...paths: readonly string[]) => paths.reduce((tabs, path) => openTab(tabs, path), createTabs('/home'))

test('the tabs that a change closes are known before it is made', () => {
  const before = open('/a', '/b', '/c')
  expect(closedBy(before, closeOthers(before, '/b', '/a').tabs)).toEqual(['/a', '/c'])
  expect(closedBy(before, before)).toEqual([])
})

test('where one page shows at a time, one that is not saved stays behind it', () => {
  const tabs = open('/a', '/b')
  expect(keepOnly(tabs, '/b', (path) => path === '/a').list.map((tab) => tab.path)).toEqual(['/a', '/b'])
  const before: ShownTabs = { tabs, active: '/a', leaving: null }
  const arrival = { path: '/c', title: undefined, isSingle: true }
  const follow = (unsaved: string) =>
    followAddress(before, { ...arrival, hasUnsaved: (path) => path === unsaved }).tabs.list.map((tab) => tab.path)
  expect(follow('/a')).toEqual(['/a', '/c'])
  expect(follow('none')).toEqual(['/c'])
})
