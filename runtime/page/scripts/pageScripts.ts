import type { PageKind, Step } from '../../language/index.ts'

/** The stored scripts of a page (wire contract 3.4). They come beside its document, which holds no JavaScript. */
export interface PageScripts {
  /** The code of the online form, by which buttons name its scripts. */
  readonly code: string
  readonly list?: string
  readonly form?: string
  /** Properties that scripts read of their form, such as `currentTableName` and `themeTemplate`. */
  readonly about?: Readonly<Record<string, unknown>>
}

/** What people call the form whose scripts they are: its table, where that is known. */
export const nameOfScripts = ({ code, about }: PageScripts): string =>
  typeof about?.tableName === 'string' ? about.tableName : code

export type ScriptType = 'list' | 'form'

/** A call of a method. One that is optional may be missing. */
export interface ScriptCall {
  readonly method: string
  readonly args?: readonly unknown[]
  readonly isOptional?: boolean
}

/** Runs methods of the script of one page; false when one failed or said no, which the person has then read. */
export type RunMethod = (call: ScriptCall) => Promise<boolean>

/** The script of one open page: what its kind runs, and what its actions ask for. */
export interface PageScript {
  readonly scripts: PageScripts
  readonly type: ScriptType
  readonly text: string
  /** Whether scripts run on this site. */
  readonly isOn: boolean
  /** Runs a method once the script is there. A site that runs no scripts lets everything pass. */
  readonly run: RunMethod
  /** Names what runs the script, once it is there; a form that is loaded anew names another. */
  readonly attach: (run: RunMethod) => void
}

/** Whether an action runs a method of a stored script: where scripts do not run its button is not shown. */
export const needsScript = (steps: readonly Step[]): boolean => steps.some((step) => 'script' in step)

const typeOfKind: Partial<Record<PageKind, ScriptType>> = { list: 'list', treeTable: 'list', form: 'form' }

/** Allocates the script of a page that is opened; undefined where there is none. */
export function createPageScript(
  scripts: PageScripts | undefined,
  kind: PageKind,
  isOn: boolean,
): PageScript | undefined {
  const type = typeOfKind[kind]
  const text = scripts && type && scripts[type]
  if (!scripts || !type || !text?.trim()) return undefined
  const attached = Promise.withResolvers<void>()
  let runNow: RunMethod | undefined
  return {
    scripts,
    type,
    text,
    isOn,
    attach(run) {
      runNow = run
      attached.resolve()
    },
    async run(call) {
      if (!isOn) return true
      await attached.promise
      return (await runNow?.(call)) ?? true
    },
  }
}
