import { TemplateRecord } from '../schema/annotations.ts'

/** Changes the state of the page of blocks in which the action runs: values by the names that its `state` declares. */
export const setStateArguments = {
  ...TemplateRecord,
  description: 'changes the state of the page, by the names that its `state` declares',
}
