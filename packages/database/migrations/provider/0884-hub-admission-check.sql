alter table tenant validate constraint tenant_hub_admission;
