import { maximumMembers, type FoundMembers } from '@member/api/operations'
import { finder, searchField } from '@member/staff-page/form'
import { card, chip, said, soft, table, type Content } from '@member/staff-page/parts'
import { memberLink } from '../memberLink.ts'
import { th } from './th.ts'

type Found = FoundMembers[number]

export const memberStatus = (status: Found['status']) =>
  chip(th.status[status], status === 'ACTIVE' ? 'good' : 'badly')

export const membersView = (found: FoundMembers, search: string): Content => [
  finder('/desk/members', searchField('q', th.find, search)),
  search && found.length === maximumMembers && said(th.first(maximumMembers)),
  found.length === 0
    ? said(th.nobody(search))
    : card(
        'members',
        search || th.newest,
        table<Found>(found, [
          [th.title, ({ uuid, name, username }) => [memberLink(uuid, name), ' ', soft(username)]],
          [th.phone, ({ phone }) => phone],
          [th.account, ({ bankName, bankId }) => `${bankName} ${bankId}`],
          [th.level, ({ level }) => level, 'figure'],
          [th.state, ({ status }) => memberStatus(status)],
        ]),
      ),
]
