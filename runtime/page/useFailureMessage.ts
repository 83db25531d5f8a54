import { useCallback } from 'react'
import { CallError, useData } from '../data/index.ts'
import { useLanguage, useTranslate } from '../i18n/index.ts'
import { newFailureId } from '../issues/index.ts'
import { AppError } from '../language/index.ts'

/** Gives the message of a failure to show; a bug is named by its id, under which the console has it (design 4). */
export function useFailureMessage(): (error: unknown) => string {
  const { toFailure } = useData()
  const language = useLanguage()
  const translate = useTranslate()
  return useCallback(
    (error) => {
      if (error instanceof AppError) return error.messageIn(language)
      if (error instanceof CallError) return toFailure(error).message
      const id = newFailureId()
      console.error(`A bug (${id}):`, error)
      return translate('issues.failure', { id })
    },
    [toFailure, language, translate],
  )
}
