import { form } from '../../staffPage/form.ts'
import { chip, type Markup } from '../../staffPage/parts.ts'
import { th } from './th.ts'

export const openOrShut = (isOpen: boolean): Markup =>
  chip(th.status[isOpen ? 'open' : 'shut'], isOpen ? 'good' : 'badly')

export const switchForm = (path: string, isOpen: boolean): Markup =>
  isOpen ? form(`${path}/shut`, th.shut) : form(`${path}/open`, th.open)
