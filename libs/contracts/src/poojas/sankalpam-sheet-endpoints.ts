import { endpoint, priest, staff } from '../endpoint.ts';
import {
  type PriestDay,
  type PriestDayService,
  performedSchema,
  photoQuery,
  priestDayQuery,
  type SankalpamSheet,
  type SheetSummary,
  sheetListQuery,
  sheetPrintedSchema,
  sheetQuery,
  undoReasonSchema,
  undoSchema,
} from './sankalpam-sheet.ts';

const slot = '/api/temple-admin/pooja-slots/:slotId/sheet';
const shown = ['sankalpam-sheet', 'booking', 'pooja-slot', 'pooja-service'] as const;
const UNDONE = ['sankalpam-sheet', 'booking', 'pooja-request', 'priest-assignment', 'dakshina', 'notification'] as const;

export const sheetEndpoints = {
  list: endpoint<SheetSummary[]>()({
    method: 'GET',
    path: '/api/temple-admin/sheets',
    summary: 'A day’s services with their sheets, prints and changes since',
    access: staff('bookings:read'),
    reads: shown,
    query: sheetListQuery,
  }),
  sheet: endpoint<SankalpamSheet>()({
    method: 'GET',
    path: slot,
    summary: 'The sankalpam sheet of one service, in the script the priest reads',
    access: staff('bookings:read'),
    reads: shown,
    query: sheetQuery,
  }),
  pdf: endpoint<Blob>()({
    method: 'GET',
    path: `${slot}.pdf`,
    summary: 'The sheet as PDF, in US Letter',
    access: staff('bookings:read'),
    reads: shown,
    query: sheetQuery,
    produces: 'pdf',
    records: 'sankalpam-sheet.downloaded',
  }),
  printed: endpoint<SankalpamSheet>()({
    method: 'POST',
    path: `${slot}/printed`,
    summary: 'Records that the sheet was printed as it was shown; later changes are marked',
    access: staff('bookings:handle'),
    changes: ['sankalpam-sheet'],
    body: sheetPrintedSchema,
    query: sheetQuery,
  }),
  photo: endpoint<Blob>()({
    method: 'GET',
    path: '/api/temple-admin/service-photos/:markId',
    summary: 'The photo that a priest took of a service',
    access: staff('bookings:read'),
    reads: ['sankalpam-sheet'],
    produces: 'file',
    records: { nothing: 'A photo of the temple’s own service, no list of people.' },
  }),
  undo: endpoint<void>()({
    method: 'POST',
    path: '/api/temple-admin/service-marks/:markId/undo',
    summary: 'Takes back that a service was performed, with a reason',
    access: staff('bookings:handle'),
    changes: UNDONE,
    body: undoReasonSchema,
    status: 204,
  }),
};

export const priestDayEndpoints = {
  day: endpoint<PriestDay>()({
    method: 'GET',
    path: '/api/priest/day',
    summary: 'The priest’s services of a day with their sheets',
    access: priest,
    reads: [...shown, 'priest'],
    query: priestDayQuery,
  }),
  performed: endpoint<PriestDayService>()({
    method: 'POST',
    path: '/api/priest/slots/:slotId/performed',
    summary: 'Marks a service as performed, once per key',
    access: priest,
    changes: ['sankalpam-sheet', 'booking', 'notification'],
    body: performedSchema,
  }),
  undo: endpoint<PriestDayService>()({
    method: 'POST',
    path: '/api/priest/slots/:slotId/undo',
    summary: 'Takes back a mark that was a slip, once',
    access: priest,
    changes: UNDONE,
    body: undoSchema,
  }),
  photo: endpoint<PriestDayService>()({
    method: 'POST',
    path: '/api/priest/service-photos',
    summary: 'Adds a photo to a mark: the body is the JPEG',
    access: priest,
    changes: ['sankalpam-sheet', 'booking'],
    query: photoQuery,
  }),
};
