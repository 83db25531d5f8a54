import { useCallback, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { usePageServices } from '../pageServices.tsx'
import type { Unsaved } from './unsavedChangesScope.ts'

/** Asks whether what is not saved may be lost, where there is any; false when the person stays, or is being asked. */
export function useMayLeave(): (unsaved: Unsaved) => Promise<boolean> {
  const { confirm } = usePageServices()
  const translate = useTranslate()
  const isPrompting = useRef(false)
  return useCallback(
    async (unsaved) => {
      if (!unsaved.isDirty()) return true
      if (isPrompting.current) return false
      isPrompting.current = true
      try {
        const agreed = await confirm({
          title: translate('page.leave.title'),
          text: translate('page.leave.text'),
          yes: translate('page.leave.discard'),
          no: translate('page.leave.stay'),
          danger: true,
        })
        if (agreed) unsaved.discard()
        return agreed
      } finally {
        isPrompting.current = false
      }
    },
    [confirm, translate],
  )
}
