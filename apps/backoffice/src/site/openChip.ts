import { form } from '@member/staff-page/form'
import { chip, type Markup } from '@member/staff-page/parts'
import { th } from './th.ts'

export const openChip = (isOpen: boolean): Markup =>
  chip(th.status[isOpen ? 'open' : 'shut'], isOpen ? 'good' : 'badly')

export const switchForm = (path: string, isOpen: boolean): Markup =>
  isOpen ? form(`${path}/shut`, th.shut) : form(`${path}/open`, th.open)
