import { describe, expect, test } from 'vitest'
import { createUnsavedChangesScope } from '../../runtime/page/leaving/unsavedChangesScope.ts'
import { followAddress, type ShownTabs } from '../../runtime/shell/tabs/shownTabs.ts'
import { closedBy, closeOthers, createTabs, keepOnly, openTab } from '../../runtime/shell/tabs/tabs.ts'
import { createTabUnsavedChanges } from '../../runtime/shell/tabs/tabUnsavedChanges.ts'

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
    const scope = createUnsavedChangesScope()
    expect(scope.isDirty()).toBe(false)
    scope.add(something(false))
    const end = scope.add(something(true))
    expect(scope.isDirty()).toBe(true)
    end()
    expect(scope.isDirty()).toBe(false)
  })

  test('asks for the grounds in it, and gives them up with itself', () => {
    const [tab, dialog] = [createUnsavedChangesScope(), createUnsavedChangesScope()]
    tab.add(dialog)
    dialog.add(something(true))
    expect(tab.isDirty()).toBe(true)
    tab.discard()
    expect(dialog.isDirty()).toBe(false)
  })
})

describe('the grounds of tabs', () => {
  test('are one for each tab, and asked together', () => {
    const unsavedChanges = createTabUnsavedChanges()
    expect(unsavedChanges.of('/a')).toBe(unsavedChanges.of('/a'))
    unsavedChanges.of('/a').add(something(true))
    unsavedChanges.of('/b').add(something(false))
    expect(unsavedChanges.isDirty()).toBe(true)
    expect(unsavedChanges.combine(['/b', '/c']).isDirty()).toBe(false)
    const both = unsavedChanges.combine(['/a', '/b'])
    expect(both.isDirty()).toBe(true)
    both.discard()
    expect(unsavedChanges.isDirty()).toBe(false)
  })

  test('are forgotten with their tabs', () => {
    const unsavedChanges = createTabUnsavedChanges()
    const scope = unsavedChanges.of('/a')
    scope.add(something(true))
    unsavedChanges.drop(['/a'])
    expect(unsavedChanges.isDirty()).toBe(false)
    expect(unsavedChanges.of('/a')).not.toBe(scope)
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
  const navigation = { path: '/c', title: undefined, isSingle: true }
  const navigate = (unsaved: string) =>
    followAddress(before, { ...navigation, hasUnsaved: (path) => path === unsaved }).tabs.list.map((tab) => tab.path)
  expect(navigate('/a')).toEqual(['/a', '/c'])
  expect(navigate('none')).toEqual(['/c'])
})
