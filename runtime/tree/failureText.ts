import type { Failure } from '../data/index.ts'

/**
 * What is said where the nodes of a tree could not be had. What is neither a list nor a page of records is told as that
 * (specification 8).
 */
export const toFailureText = ({ key, message }: Failure, translate: (key: string) => string): string =>
  key === 'unreadable' ? translate('tree.unrecognised') : message
