import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './SpecTable.module.css';

export function SpecTable({ content }: SectionProps<'spec-table'>) {
  return (
    <Section rules={1} heading={content.heading} aside={content.aside}>
      <div className={styles.wrap}>
        <Table caption={content.heading} columns={content.columns} rows={content.rows} data={content.data} />
        {content.note && <p className={cx(type_.caption, styles.note)}>{content.note}</p>}
      </div>
    </Section>
  );
}
