import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { joinKnownPerson } from '@lernspur/service-kit/tenant/user-role'

/**
 * What the row of an audit entry (`aue`) is called now: the row itself, or the person or the class that it is about.
 * Only the branch of its noun is run.
 */
export const entityName = (tx: Transaction): Fragment => tx`
  case split_part(aue.action, '.', 1)
    when 'student' then (
      select trim(s.first_name || ' ' || s.last_name) from student s
      where s.tenant_id = aue.tenant_id and s.id = aue.entity_id)
    when 'student-class-relation' then (
      select trim(s.first_name || ' ' || s.last_name) from student s
      where s.tenant_id = aue.tenant_id and s.id = aue.entity_id)
    when 'school-class' then (
      select sc.name from school_class sc where sc.tenant_id = aue.tenant_id and sc.id = aue.entity_id)
    when 'class-template' then (
      select coalesce(sc.nickname, sc.name) from school_class sc
      where sc.tenant_id = aue.tenant_id and sc.id = aue.entity_id)
    when 'subject' then (
      select concat_ws(' · ', ss.name, sc.name)
      from school_subject ss
      left join school_class sc on sc.tenant_id = ss.tenant_id and sc.id = ss.school_class_id
      where ss.tenant_id = aue.tenant_id and ss.id = aue.entity_id)
    when 'competence-domain' then (
      select cd.name from competence_domain cd where cd.tenant_id = aue.tenant_id and cd.id = aue.entity_id)
    when 'competence' then (
      select c.description from competence c where c.tenant_id = aue.tenant_id and c.id = aue.entity_id)
    when 'school-year' then (
      select sy.name from school_year sy where sy.tenant_id = aue.tenant_id and sy.id = aue.entity_id)
    when 'performance-visual' then (
      select pv.name from performance_visual pv where pv.tenant_id = aue.tenant_id and pv.id = aue.entity_id)
    when 'performance-assessment' then (
      select pa.name from performance_assessment pa where pa.tenant_id = aue.tenant_id and pa.id = aue.entity_id)
    when 'access-right' then (
      select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), visible_address(u.email), '–') || ' · ' || sc.name
      from class_access_right ar
      join user_role ur on ur.tenant_id = ar.tenant_id and ur.user_id = ar.user_id ${joinKnownPerson(tx)}
      join school_class sc on sc.tenant_id = ar.tenant_id and sc.id = ar.school_class_id
      where ar.tenant_id = aue.tenant_id and ar.id = aue.entity_id)
    when 'user-role' then (
      select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), visible_address(u.email), '–')
      from user_role ur ${joinKnownPerson(tx)}
      where ur.tenant_id = aue.tenant_id and (ur.id = aue.entity_id or ur.user_id = (aue.change->'userId'->>0)::uuid)
      order by ur.id = aue.entity_id desc limit 1)
    when 'invitation' then (
      select of_i.email from invitation of_i where of_i.tenant_id = aue.tenant_id and of_i.id = aue.entity_id)
    when 'program-token' then (
      select of_pt.name from program_token of_pt
      where of_pt.tenant_id = aue.tenant_id and of_pt.id = aue.entity_id)
    when 'webhook' then (
      select of_pt.name from webhook wh
      join program_token of_pt on of_pt.tenant_id = wh.tenant_id and of_pt.id = wh.program_token_id
      where wh.tenant_id = aue.tenant_id and wh.id = aue.entity_id)
    when 'user' then (
      select trim(of_u.first_name || ' ' || of_u.last_name) from app_user of_u where of_u.id = aue.entity_id)
  end`
