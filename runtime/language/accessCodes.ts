import { getMember, getObject, getText, isObject } from './json.ts'
import { isOpenAccess } from './openAccess.ts'
import { actionAccess, codesToOpen } from './pageAccess.ts'
import type { ActionEntry } from './schema/action.ts'

/** A code that a page asks for, with the text that says what it is for. */
export interface AskedCode {
  readonly code: string
  readonly label: unknown
}

const listsOfActions = ['toolbar', 'rowActions', 'actions'] as const

function codesOfActions(page: unknown): readonly AskedCode[] {
  const accessPrefix = getText(page, 'accessPrefix')
  const codes = accessPrefix === undefined ? {} : { accessPrefix }
  return listsOfActions.flatMap((name) => {
    const actions = getMember(page, name)
    return (Array.isArray(actions) ? actions : []).flatMap((action: unknown) => {
      if (typeof action !== 'string' && !isObject(action)) return []
      const code = actionAccess(codes, action as ActionEntry)
      return typeof code === 'string' ? [{ code, label: getMember(action, 'label') }] : []
    })
  })
}

/** Parts of a layout that ask for a code, at any depth. */
function codesOfLayout(layout: unknown): readonly AskedCode[] {
  if (Array.isArray(layout)) return layout.flatMap(codesOfLayout)
  if (!isObject(layout)) return []
  const code = getText(layout, 'access')
  const own = code === undefined ? [] : [{ code, label: layout.label ?? layout.title }]
  return [...own, ...Object.values(layout).flatMap(codesOfLayout)]
}

const codesOfFields = (document: unknown): readonly AskedCode[] =>
  Object.entries(getObject(document, 'fields')).flatMap(([name, field]) => {
    const code = getText(field, 'access')
    return code === undefined ? [] : [{ code, label: getMember(field, 'label') ?? name }]
  })

/**
 * The codes that a page brings with it: its own, those of its actions, of its fields and of the parts of its layout. The
 * installer makes them grantable; whoever names another code relies on a pack that declares it.
 */
export function codesOfPage(page: unknown, model: unknown): readonly AskedCode[] {
  const access = getText(page, 'access')
  const accessPrefix = getText(page, 'accessPrefix')
  const own = codesToOpen({
    ...(access === undefined ? {} : { access }),
    ...(accessPrefix === undefined ? {} : { accessPrefix }),
  })
  return [
    ...own.map((code) => ({ code, label: undefined })),
    ...codesOfActions(page),
    ...codesOfFields(page),
    ...codesOfFields(model),
    ...codesOfLayout(getMember(page, 'layout')),
    ...codesOfLayout(getMember(getMember(page, 'form'), 'layout')),
  ].filter(({ code }) => !isOpenAccess(code))
}
