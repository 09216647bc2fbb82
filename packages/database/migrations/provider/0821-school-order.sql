-- Lists of schools by their names, in both directions; nulls are last in each. Those of the former order go in a later
-- release, because the one before still reads them.
-- concurrently
create index concurrently tenant_in_natural_order on tenant (name collate natural_order, id);
create index concurrently tenant_in_natural_order_down on tenant (name collate natural_order desc nulls last, id desc);
