-- Six children with long names in class 3a of the demo school, to see how screens and prints take them:
-- bun run seed packages/demo-school/seeds/long-names.sql
with class_3a as (
  select tenant_id, id, school_year_id from school_class
  where name = '3a' and is_active and not is_template
  order by created_at limit 1
), child as (
  insert into student (tenant_id, first_name, last_name)
  select class_3a.tenant_id, names.first_name, names.last_name
  from class_3a, (values
    ('Maximilian-Alexander', 'Unterberger-Hohenstein'),
    ('Anna-Katharina Sophie', 'von und zu Guttenberg-Lindenthal'),
    ('Đức Minh Thành', 'Nguyễn Phạm'),
    ('Thekla-Friederike', 'Schwarzenbacher-Kirchhofer'),
    ('Ümmügülsüm', 'Öztürk-Yıldırım'),
    ('Jo', 'Li')
  ) as names (first_name, last_name)
  returning tenant_id, id
)
insert into student_class_relation (tenant_id, student_id, school_class_id)
select child.tenant_id, child.id, class_3a.id from child, class_3a;
