import { Chip, type Column, IconArchive, IconCircleCheck } from '@sannidhi/kit';

interface Words {
  header: string;
  active: string;
  ended: string;
}

/** The status of something that is in use until someone ends it: a fund, a code. */
export const activeColumn = <Row extends { active: boolean }>({ header, active, ended }: Words): Column<Row> => ({
  key: 'state',
  header,
  cell: (row) =>
    row.active ? (
      <Chip kind="success" icon={IconCircleCheck}>
        {active}
      </Chip>
    ) : (
      <Chip icon={IconArchive}>{ended}</Chip>
    ),
  width: 112,
  phone: 'status',
});
