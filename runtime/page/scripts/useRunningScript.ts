import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, useData } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { loadChunk } from '../../registry/index.ts'
import type { MethodCall, Script, ScriptFailure, ScriptHost, ScriptOutcome, SharedActs } from '../../scripts/index.ts'
import { useLatest } from '../../ui/index.ts'
import { usePageInstance } from '../pageInstance.tsx'
import { usePageServices } from '../pageServices.tsx'
import { nameOfScripts, type ScriptCall } from './pageScripts.ts'
import { useScriptTexts } from './scriptTexts.ts'
import { toFailureMessage } from './toFailureMessage.ts'

/** What a kind gives its script, of the acts that both types share. */
export type MakeHost = (shared: SharedActs) => ScriptHost

/** The script of a page as its kind sees it. */
export interface RunningScript {
  /** Calls a method; what fails is reported to the person. Undefined when the script is not there. */
  readonly call: (call: MethodCall) => Promise<ScriptOutcome | undefined>
  readonly has: (method: string) => Promise<boolean>
  /** What the person has to know for as long as the page stands, in lines. */
  readonly notes: readonly string[]
  /** The element of which the life is that of the script. */
  readonly region: React.RefObject<HTMLParagraphElement | null>
}

interface RunningRequest {
  readonly makeHost: MakeHost
  /** Runs what actions ask for; the call as it stands when left out. */
  readonly around?: (
    call: MethodCall,
    run: (call: MethodCall) => Promise<ScriptOutcome | undefined>,
  ) => Promise<ScriptOutcome | undefined>
  /** What has to be over before anything that actions ask for. */
  readonly before?: () => Promise<void>
  /** Called once the script is there. */
  readonly onReady?: (script: RunningScript) => void
}

/** Milliseconds between looks at whether a hidden page is still there. */
const hiddenCheck = 5_000

/**
 * Starts the script of the page in its sandbox, once, and ends it with the page; a tab that is hidden keeps it. What the
 * actions of the page ask of the script comes here.
 */
export function useRunningScript({ makeHost, around, before, onReady }: RunningRequest): RunningScript {
  useScriptTexts()
  const { script: page } = usePageInstance()
  const services = usePageServices()
  const { client } = useData()
  const translate = useTranslate()
  const region = useRef<HTMLParagraphElement>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const opened = useRef<Promise<Script | undefined>>(undefined)
  const latest = useLatest({ makeHost, around, before, onReady, translate })
  const code = page ? nameOfScripts(page.scripts) : ''
  const type = page?.type ?? 'form'

  const report = useCallback(
    (failure: ScriptFailure) =>
      services.message(
        failure.kind === 'refused' ? 'warning' : 'error',
        toFailureMessage(failure, code, type, latest.current.translate),
      ),
    [latest, services, code, type],
  )
  const call = useCallback<RunningScript['call']>(
    async (method) => {
      const script = await opened.current
      if (!script?.methods.has(method.method)) return undefined
      const outcome = await script.call(method)
      if (!outcome.ok) report(outcome.failure)
      return outcome
    },
    [report],
  )
  const has = useCallback(async (method: string) => (await opened.current)?.methods.has(method) === true, [])

  const open = useCallback(async () => {
    if (!page) return undefined
    const scripts = await loadChunk(() => import('../../scripts/index.ts'))
    const shared = scripts.createSharedActs({
      base: client.base,
      message: services.message,
      confirm: services.confirm,
      async request(method, path, content) {
        try {
          return { success: true, ...(await client.request(method, path, content)) }
        } catch (error) {
          if (!(error instanceof CallError)) throw error
          const { message, code: number, result } = error
          if (error.kind === 'refused') return { success: false, message, code: number, result }
          throw new scripts.ReportedError(message || error.kind)
        }
      },
    })
    const answer = await scripts.openScript({
      type: page.type,
      text: page.text,
      host: latest.current.makeHost(shared),
      openPort: scripts.openWorker,
      onFailure: report,
      onUnoffered: (name) => {
        const note = latest.current.translate('scripts.unoffered', { code, name })
        setNotes((before) => [...before, note])
      },
    })
    if (answer.ok) return answer.script
    const words = toFailureMessage(answer.failure, code, type, latest.current.translate)
    setNotes((before) => [...before, words])
    return undefined
  }, [latest, page, client, services, report, code, type])

  const running = { call, has, notes, region }
  const own = useLatest(running)
  const hidden = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => {
    const node = region.current
    clearInterval(hidden.current)
    if (page?.isOn && !opened.current) {
      opened.current = open().catch((error: unknown) => {
        setNotes((before) => [...before, error instanceof Error ? error.message : String(error)])
        return undefined
      })
      page.attach(async ({ method, args = [], isOptional = false }: ScriptCall) => {
        const script = await opened.current
        // A script that is not there has told why; what it would have checked is not checked on other sites either.
        if (!script) return isOptional
        await latest.current.before?.()
        if (!script.methods.has(method)) {
          if (!isOptional) report({ kind: 'missing', message: '', method })
          return isOptional
        }
        const wrap = latest.current.around ?? ((given, run) => run(given))
        return (await wrap({ method, args }, call))?.ok !== false
      })
      void opened.current.then((script) => script && latest.current.onReady?.(own.current))
    }
    return () => {
      const end = () => {
        if (node?.isConnected) return
        clearInterval(hidden.current)
        void opened.current?.then((script) => script?.end())
      }
      // A hidden tab ends effects, but its page lives on; nothing tells when it is closed without being shown again.
      hidden.current = setInterval(end, hiddenCheck)
      end()
    }
  }, [latest, own, page, open, report, call])
  return running
}
